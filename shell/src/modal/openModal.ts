/**
 * Opens a dialog over the page. The global styles keep the page behind from scrolling and reserve the space of its
 * scroll bar, so that nothing moves.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { documentElement: page } = document;
  if (!document.querySelector('dialog:modal'))
    page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth);
  dialog.showModal();
}
