import { painted } from '../../../lib/painted';

let asked = false;

/** Brings the shapes of all figures to the page, once, after it has been painted; until then a picture is its sky alone. */
export function loadFigures(): void {
  if (asked || typeof document === 'undefined') return;
  asked = true;
  void painted().then(async () => {
    const { sprite } = await import('./sprite');
    document.body.insertAdjacentHTML('beforeend', sprite());
  });
}
