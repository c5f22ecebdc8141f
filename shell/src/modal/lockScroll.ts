/** Keeps the page behind a modal from scrolling; the site's own style keeps the room of the scroll bar. Returns the release. */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  const before = style.overflow;
  style.overflow = 'hidden';
  return () => {
    style.overflow = before;
  };
}
