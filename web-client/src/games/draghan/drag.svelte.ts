import { foeKey, type DraghanOffer, type Foe } from './reading';

/** How far a finger moves before a tap becomes a drag, in pixels. */
const SLACK_PX = 9;

/** A character or a card that is dragged to a foe. Nothing is ever done by drag alone: a tap does the same. */
export class Drag {
  /** What is in the hand, and where the hand is. */
  held: { name: string; x: number; y: number } | undefined = $state.raw();
  /** The foe under the hand that would take it. */
  over: string | undefined = $state();
  private offerAt: (foe: string) => DraghanOffer | undefined = () => undefined;

  constructor(private readonly act: (offer: DraghanOffer) => void) {}

  /** Takes something up; `targets` tells what letting it go at a foe would do. */
  begin(event: PointerEvent, name: string, targets: readonly { foe: Foe; offer: DraghanOffer }[]): void {
    if (event.button !== 0 || targets.length === 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const offers = new Map<string, DraghanOffer>(targets.map(({ foe, offer }) => [foeKey(foe), offer]));
    this.offerAt = (foe) => offers.get(foe);
    const move = (at: PointerEvent) => {
      if (!this.held && Math.hypot(at.clientX - start.x, at.clientY - start.y) < SLACK_PX) return;
      this.held = { name, x: at.clientX, y: at.clientY };
      this.over = this.foeUnder(at);
    };
    const drop = (at: PointerEvent) => {
      const offer = this.held && at.type === 'pointerup' ? this.offerAt(this.foeUnder(at) ?? '') : undefined;
      if (this.held) swallowClick();
      end();
      if (offer) this.act(offer);
    };
    const end = () => {
      this.held = undefined;
      this.over = undefined;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
  }

  private foeUnder({ clientX, clientY }: PointerEvent): string | undefined {
    const foe = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-foe]')?.dataset.foe;
    return foe !== undefined && this.offerAt(foe) ? foe : undefined;
  }
}

/** The click that ends a drag is no tap. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
