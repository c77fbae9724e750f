import type { Attachment } from 'svelte/attachments';

/** How far a finger moves before a tap becomes a drag, in pixels. */
const THRESHOLD_PX = 8;

/** What happens to a piece that is dragged. */
export interface Drag {
  /** Whether the piece can be taken up. */
  lift: () => boolean;
  /** The piece was let go over the place with this `data-drop`. */
  drop: (target: string) => void;
}

/** Lets a piece be dragged to a place; a tap stays a tap. */
export function draggable({ lift, drop }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | undefined;
    let ghost: HTMLElement | undefined;
    /** Whether the click that may follow belongs to a drag. */
    let dragged = false;

    function begin(event: PointerEvent): void {
      if (event.button === 0) start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(x, y) < THRESHOLD_PX) return;
        if (!lift()) return end();
        ghost = ghostOf(element);
        element.setPointerCapture(start.pointer);
      }
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`;
    }

    function letGo(event: PointerEvent): void {
      if (!ghost) return end();
      const target = placeUnder(event.clientX, event.clientY);
      dragged = true;
      setTimeout(() => (dragged = false), 0);
      end();
      if (target !== undefined) drop(target);
    }

    function swallow(click: MouseEvent): void {
      if (dragged) click.stopImmediatePropagation();
    }

    function end(): void {
      start = undefined;
      ghost?.remove();
      ghost = undefined;
    }

    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', letGo);
    element.addEventListener('pointercancel', end);
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      end();
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', letGo);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('click', swallow, { capture: true });
    };
  };
}

/** A picture of the piece that follows the finger. */
function ghostOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-spot');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
    transition: 'none',
  });
  (element.closest('.drarkane') ?? document.body).append(ghost);
  return ghost;
}

function placeUnder(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
}
