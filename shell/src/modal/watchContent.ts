/**
 * Watches what an app shows in the modal: the dialog is named by the content's heading, and closes when the content
 * goes away with the page that it came from. Returns the end of watching.
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
