let pressed = false;

if (typeof window !== 'undefined') {
  const note = (down: boolean) => () => {
    pressed = down;
  };
  window.addEventListener('pointerdown', note(true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, note(false), { capture: true });
  }
}

/**
 * Runs an action now, or after a press in progress has ended and its click was handled. Moving the page earlier would
 * move the button away from under the click.
 */
export function afterPress(action: () => void): void {
  if (!pressed) {
    action();
    return;
  }
  const ended = new AbortController();
  const { signal } = ended;
  const lifted = () => {
    ended.abort();
    // The click follows the release in the same task.
    setTimeout(action);
  };
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, lifted, { signal });
}
