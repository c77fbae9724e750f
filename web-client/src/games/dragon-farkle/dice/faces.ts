/** The faces of the dice at these places, the smallest first. */
export function faces(rolled: readonly number[], places: readonly number[]): number[] {
  return places.map((place) => rolled[place]!).toSorted((a, b) => a - b);
}

/** Whether every one of these faces is among the others, as often as it is needed. */
export function within(needed: readonly number[], among: readonly number[]): boolean {
  const left = [...among];
  return needed.every((face) => {
    const place = left.indexOf(face);
    if (place !== -1) left.splice(place, 1);
    return place !== -1;
  });
}

/** Where dice with these faces lie, those of the preferred places first. */
export function indices(rolled: readonly (number | undefined)[], wanted: readonly number[], preferred: readonly number[] = []): number[] {
  const order = [...preferred, ...rolled.keys()];
  const taken = new Set<number>();
  for (const face of wanted) {
    const place = order.find((each) => rolled[each] === face && !taken.has(each));
    if (place !== undefined) taken.add(place);
  }
  return [...taken].toSorted((a, b) => a - b);
}

/** The dice without the one at a place, the others staying where they are. */
export function removed(rolled: readonly number[], place: number): (number | undefined)[] {
  return rolled.map((face, index) => (index === place ? undefined : face));
}

/** Where the dice lie that are left when these faces are taken away. */
export function beyond(rolled: readonly number[], taken: readonly number[]): number[] {
  const places = new Set(indices(rolled, taken));
  return [...rolled.keys()].filter((place) => !places.has(place));
}
