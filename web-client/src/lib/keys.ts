/** What the keys of a table do beside the hearth's own. */
export interface TableKeys {
  escape: () => void;
  log: () => void;
  talk: () => void;
  odds: () => void;
  rules: () => void;
  keys: () => void;
}

/** Handles a key that was pressed at a table: numbers press what can be chosen, Enter the lit button of the hearth. */
export function tableKey(event: KeyboardEvent, deeds: TableKeys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (target?.closest('input, textarea, dialog')) return;
  const { key } = event;
  if (/^[1-9]$/.test(key)) {
    press(document.querySelectorAll<HTMLElement>('[data-option]')[Number(key) - 1], event);
  } else if (key === 'Enter' && !target?.closest('button, a, summary, [role=button]')) {
    press(document.querySelector<HTMLElement>('.hearth [data-primary]') ?? undefined, event);
  } else if (key === 'Escape') {
    deeds.escape();
  } else if (key === 'l' || key === 'L') {
    deeds.log();
  } else if (key === 't' || key === 'T') {
    deeds.talk();
  } else if (key === 'o' || key === 'O') {
    deeds.odds();
  } else if (key === 'r' || key === 'R') {
    deeds.rules();
  } else if (key === '?') {
    deeds.keys();
  }
}

function press(button: HTMLElement | undefined, event: KeyboardEvent): void {
  if (!button) return;
  event.preventDefault();
  button.click();
}
