let first: Promise<void> | undefined;

/** Resolves once the page has been painted; whatever is only to be looked at is loaded then. */
export function painted(): Promise<void> {
  first ??= new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return first;
}
