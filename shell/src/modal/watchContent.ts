/**
 * Watches the modal's content: the content's heading labels the dialog, which closes when the content is unmounted.
 * Returns a function that stops watching.
 */
export function watchContent(dialog: HTMLElement, outlet: HTMLElement, onGone: () => void): () => void {
  let filled = false;

  function look(): void {
    const empty = outlet.childElementCount === 0;
    if (filled && empty) onGone();
    filled ||= !empty;
    name();
  }

  function name(): void {
    const heading = outlet.querySelector('h1, h2, h3');
    if (!heading) return dialog.removeAttribute('aria-labelledby');
    heading.id ||= 'modal-heading';
    dialog.setAttribute('aria-labelledby', heading.id);
  }

  const observer = new MutationObserver(look);
  observer.observe(outlet, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
