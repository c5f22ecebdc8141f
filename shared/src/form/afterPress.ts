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
 * Runs an action now, or once the finger or mouse button that is down has been lifted and its click has been heard.
 * What moves the page between the two would take the button away from under the click.
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
