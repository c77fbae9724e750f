/** The ring in a square of 400 units with its centre at 0, 0. */
export const SEGMENTS = 24;
export const RADIUS = {
  hub: 72,
  numbers: 86,
  inner: 97,
  innerPlace: 117,
  lane: 134,
  outerPlace: 152,
  outer: 172,
  entry: 175,
  corner: 181,
  rim: 184,
};
export const STONE = 14;

export type Place = 'inner' | 'outer';

export interface Point {
  x: number;
  y: number;
}

/** How the ring is turned: a player's own entry is at the bottom. */
export type Turned = 0 | 180;

/** The angle of a segment's middle in degrees, clockwise from the right; segment 2 is at the bottom. */
export function angleOf(segment: number, turned: Turned): number {
  return 90 + ((segment - 2) * 360) / SEGMENTS + turned;
}

/** A point at an angle and a distance from the centre. */
export function polar(angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
}

/** Where a place of a segment is. */
export function placeAt(segment: number, place: Place, turned: Turned): Point {
  return polar(angleOf(segment, turned), place === 'inner' ? RADIUS.innerPlace : RADIUS.outerPlace);
}

/** The segment a number of steps further clockwise, or anticlockwise for fewer than none. */
export function stepsFrom(segment: number, steps: number): number {
  return ((((segment - 1 + steps) % SEGMENTS) + SEGMENTS) % SEGMENTS) + 1;
}

/** The steps from one segment to another in a direction, at least one. */
export function stepsBetween(from: number, to: number, direction: 1 | -1): number {
  const steps = ((((to - from) * direction) % SEGMENTS) + SEGMENTS) % SEGMENTS;
  return steps === 0 ? SEGMENTS : steps;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The outline of a segment. */
export function wedge(segment: number, turned: Turned): string {
  const middle = angleOf(segment, turned);
  const half = 360 / SEGMENTS / 2;
  const [a, b, c, d] = [
    polar(middle - half, RADIUS.inner),
    polar(middle - half, RADIUS.outer),
    polar(middle + half, RADIUS.outer),
    polar(middle + half, RADIUS.inner),
  ];
  return `M${at(a)}L${at(b)}A${RADIUS.outer} ${RADIUS.outer} 0 0 1 ${at(c)}L${at(d)}A${RADIUS.inner} ${RADIUS.inner} 0 0 0 ${at(a)}Z`;
}

/** An arc from one angle clockwise to another. */
export function arc(from: number, to: number, radius: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(polar(from, radius))}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${at(polar(to, radius))}`;
}

/** The dotted way from one segment to another, free of the stones at both ends. */
export function wayArc(from: number, steps: number, direction: 1 | -1, radius: number, turned: Turned): string {
  const start = angleOf(from, turned);
  const margin = 9;
  const end = start + direction * ((steps * 360) / SEGMENTS - margin);
  return arc(start + direction * margin, end, radius);
}

/** The points of a stone's way around the ring: out of its place, along the lane, into its place. */
export function wayPoints(
  from: { segment: number; place: Place },
  to: { place: Place },
  steps: number,
  direction: 1 | -1,
  turned: Turned,
): Point[] {
  const samples = steps * 4;
  const radiusOf = (place: Place) => (place === 'inner' ? RADIUS.innerPlace : RADIUS.outerPlace);
  return Array.from({ length: samples + 1 }, (_, index) => {
    const part = index / samples;
    const blend = Math.min(1, part * steps, (1 - part) * steps);
    const end = part < 0.5 ? radiusOf(from.place) : radiusOf(to.place);
    const radius = end + (RADIUS.lane - end) * Math.min(1, blend);
    return polar(angleOf(from.segment, turned) + (direction * part * steps * 360) / SEGMENTS, radius);
  });
}

/** The corners of the eight-sided stone. */
export function octagon(radius: number): string {
  const corners = Array.from({ length: 8 }, (_, index) => polar(22.5 + index * 45, radius * 1.1));
  return `M${corners.map(at).join('L')}Z`;
}
