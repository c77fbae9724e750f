import type { GameId } from '../protocol/games';
import type { RoomId } from '../protocol/ids';
import { at, within } from './home';

/** A page of the house. */
export type Route =
  | { page: 'home' }
  | { page: 'room'; room: RoomId }
  | { page: 'replay'; room: RoomId; game: number }
  | { page: 'help'; game: GameId | undefined }
  | { page: 'about' };

/** The page that a path names; anything unknown is the home page. */
export function routeOf(path: string): Route {
  const [, first, second, third] = path.split('/');
  if (first === 'r' && second) return { page: 'room', room: second.toLowerCase() };
  if (first === 'replay' && second && /^\d+$/.test(third ?? '')) return { page: 'replay', room: second.toLowerCase(), game: Number(third) };
  if (first === 'help') return { page: 'help', game: second as GameId | undefined };
  if (first === 'about') return { page: 'about' };
  return { page: 'home' };
}

/** What the browser remembers of a page with something over it. */
const COVERED = { covered: true };

function isCovered(): boolean {
  return (history.state as typeof COVERED | null)?.covered ?? false;
}

/** The page that the browser's address names. */
function routeHere(): Route {
  return routeOf(within(location.pathname) ?? '/');
}

class Address {
  route: Route = $state.raw(routeHere());
  /** Whether there is a page of this house to go back to. */
  private depth = 0;
  /** What closes what lies over the page, the topmost last. */
  private over: (() => void)[] = [];
  /** Whether the page itself goes back, because nothing lies over it any more. */
  private uncovering = false;

  constructor() {
    addEventListener('popstate', () => {
      if (this.uncovered()) return;
      this.depth = Math.max(0, this.depth - 1);
      this.route = routeHere();
    });
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Opens a page of the house, by the path that the house knows it by, without loading it anew. */
  go(path: string): void {
    if (isCovered()) history.replaceState(null, '', at(path));
    else history.pushState(null, '', at(path));
    this.depth += 1;
    this.route = routeHere();
    const anchor = location.hash.slice(1);
    if (!anchor) scrollTo(0, 0);
  }

  /** Leaves the page for the one before it, or for the home page. */
  back(): void {
    if (this.depth > 0) history.back();
    else this.go('/');
  }

  /** Something lies over the page from now on, and the browser's back closes it first; the returned function takes it away. */
  cover(close: () => void): () => void {
    this.over.push(close);
    if (!isCovered()) history.pushState(COVERED, '');
    return () => {
      this.over = this.over.filter((each) => each !== close);
      // Something else may take its place at once.
      setTimeout(() => this.uncover());
    };
  }

  private uncover(): void {
    if (this.over.length > 0 || !isCovered() || this.uncovering) return;
    this.uncovering = true;
    history.back();
  }

  /** Whether the browser went back from what lies over the page; what is below that is covered again. */
  private uncovered(): boolean {
    const top = this.uncovering ? undefined : this.over.pop();
    if (!this.uncovering && !top) return false;
    this.uncovering = false;
    top?.();
    if (this.over.length > 0 && !isCovered()) history.pushState(COVERED, '');
    return true;
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = within(link.pathname);
    if (path === undefined || path.startsWith('/licences/') || path.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(path + link.hash);
  }
}

/** Which page is open. */
export const address = new Address();
