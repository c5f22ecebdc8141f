/** What is typed while the field that it is meant for is on its way. */
export interface KeptKeys {
  /** Hands over what was typed, and leaves the keys alone from then on. */
  readonly take: () => string;
}

/**
 * Keeps what is typed from now on, so that nothing of it is lost, and nothing on the page behind is pressed by it.
 * Shortcuts with Control, Alt or Command and keys such as Escape go their way.
 */
export function keepKeys(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): KeptKeys {
  let typed = '';

  function keep(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }

  target.addEventListener('keydown', keep, { capture: true });
  return {
    take() {
      target.removeEventListener('keydown', keep, { capture: true });
      return typed;
    },
  };
}
