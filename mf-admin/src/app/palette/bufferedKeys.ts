/** Buffers what is typed while its field loads. */
export interface BufferedKeys {
  /** Buffers keys from now on, unless they were handed over since the last end. */
  readonly begin: () => void;
  /** Returns what was typed, and stops buffering. */
  readonly take: () => string;
  /** Discards what was typed. */
  readonly end: () => void;
}

/**
 * Buffers typed keys, so that nothing is lost and nothing on the page behind is pressed. Shortcuts with
 * Control, Alt or Command and keys such as Escape pass through.
 */
export function bufferedKeys(): BufferedKeys {
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
