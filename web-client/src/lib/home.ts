/** The part of the origin that is the house's, between slashes, as the server has written it into the page; `/` if that is all of it. */
export const HOME = typeof document === 'undefined' ? '/' : (document.documentElement.dataset.home ?? '/');

/** A path of the house as the browser's address has it. */
export function at(path: string, home = HOME): string {
  return home + path.slice(1);
}

/** What the house itself calls a path of the browser's address; nothing if it is not of the house. */
export function within(path: string, home = HOME): string | undefined {
  if (path === home.slice(0, -1)) return '/';
  return path.startsWith(home) ? path.slice(home.length - 1) : undefined;
}
