/** What is typed while the field that it is meant for is on its way. */
export interface KeptKeys {
  /** Keeps what is typed from now on, unless it was handed over since the last end. */
  readonly begin: () => void;
  /** Hands over what was typed, and leaves the keys alone from then on. */
  readonly take: () => string;
  /** Forgets what was typed: the field is wanted no more. */
  readonly end: () => void;
}

/**
 * Keeps what is typed, so that nothing of it is lost, and nothing on the page behind is pressed by it. Shortcuts with
 * Control, Alt or Command and keys such as Escape go their way.
 */
export function keptKeys(): KeptKeys {
  let typed = '';
  let isTaken = false;

  function keep(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }

  function stop(): void {
    window.removeEventListener('keydown', keep, { capture: true });
  }

  return {
    begin() {
      if (!isTaken) window.addEventListener('keydown', keep, { capture: true });
    },
    take() {
      stop();
      isTaken = true;
      return typed;
    },
    end() {
      stop();
      isTaken = false;
      typed = '';
    },
  };
}
