/**
 * Opens a dialog over the page. The site's own style keeps the page behind from scrolling; where that page has a scroll
 * bar, its room is kept, so that nothing moves.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { documentElement: page } = document;
  if (!document.querySelector('dialog:modal'))
    page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth);
  dialog.showModal();
}
