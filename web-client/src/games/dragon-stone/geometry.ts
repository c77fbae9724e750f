/** The ring in a square of 400 units with its centre at 0, 0. */
export const SEGMENTS = 24;
export const RADIUS = {
  hub: 86,
  /** The middle of the lane of numbers, which reaches from the hub to the wedges and belongs to them alone. */
  numbers: 98,
  inner: 110.5,
  innerPlace: 130,
  /** Where the dotted way lies. */
  way: 146,
  /** Where a stone walks, a little outside the way. */
  walk: 152,
  outerPlace: 164.5,
  outer: 180,
  entry: 184,
  corner: 187,
  rim: 188,
};
/** The radius of a stone's face, and how thick it is. */
export const STONE = 16.2;
export const THICKNESS = 6;
/** How far a chosen stone is lifted. */
export const LIFT = 11;

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

/** The outline of a segment, or of the part of it between two distances from the centre. */
export function wedge(segment: number, turned: Turned, inner: number = RADIUS.inner, outer: number = RADIUS.outer): string {
  const middle = angleOf(segment, turned);
  const half = 360 / SEGMENTS / 2;
  const [a, b, c, d] = [polar(middle - half, inner), polar(middle - half, outer), polar(middle + half, outer), polar(middle + half, inner)];
  return `M${at(a)}L${at(b)}A${outer} ${outer} 0 0 1 ${at(c)}L${at(d)}A${inner} ${inner} 0 0 0 ${at(a)}Z`;
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

/** Where a stone is on its way around the ring, from 0 at its beginning to 1 at its end: out of its place, round, into its place. */
export function wayPoint(
  from: { segment: number; place: Place },
  to: { place: Place },
  steps: number,
  direction: 1 | -1,
  turned: Turned,
  part: number,
): Point {
  const radiusOf = (place: Place) => (place === 'inner' ? RADIUS.innerPlace : RADIUS.outerPlace);
  const blend = Math.min(1, part * steps, (1 - part) * steps);
  const end = part < 0.5 ? radiusOf(from.place) : radiusOf(to.place);
  // The only step of a short way meets both ends.
  const radius =
    steps === 1 ? radiusOf(from.place) + (radiusOf(to.place) - radiusOf(from.place)) * part : end + (RADIUS.walk - end) * blend;
  return polar(angleOf(from.segment, turned) + (direction * part * steps * 360) / SEGMENTS, radius);
}

function corners(radius: number): Point[] {
  return Array.from({ length: 8 }, (_, index) => polar(22.5 + index * 45, radius));
}

/** The outline of the eight-sided stone. */
export function octagon(radius: number): string {
  return `M${corners(radius).map(at).join('L')}Z`;
}

/** The side of the eight-sided stone that is seen below its face. */
export function octagonSide(radius: number, thickness: number): string {
  const face = corners(radius);
  const [right, lowerRight, lowerLeft, left] = [face[0]!, face[1]!, face[2]!, face[3]!];
  const [high, low] = [face[7]!, face[4]!];
  const down = [low, left, lowerLeft, lowerRight, right, high].map(({ x, y }) => ({ x, y: y + thickness }));
  return `M${[high, right, lowerRight, lowerLeft, left, low, ...down].map(at).join('L')}Z`;
}
