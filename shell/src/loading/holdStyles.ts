/** A page whose app never settles gets its own styles after this time all the same. Milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Keeps the style sheet that grows while the page hydrates out of force until it is whole. The composed page brings
 * all rules that it needs; half of them once more, in another order, would move things about for a moment.
 * @returns puts the sheet in force, once
 */
export function holdStyles(page: Document = document): () => void {
  const held = new Set<HTMLStyleElement>();
  const observer = new MutationObserver(() => {
    for (const sheet of page.querySelectorAll<HTMLStyleElement>('style[data-styled]')) {
      if (held.has(sheet)) continue;
      held.add(sheet);
      sheet.media = 'not all';
    }
  });
  observer.observe(page.head, { childList: true });

  function release(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const sheet of held) sheet.media = '';
    held.clear();
  }

  const timer = setTimeout(release, PATIENCE_MS);
  return release;
}
