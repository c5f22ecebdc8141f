/** Keeps the page behind a modal from scrolling, without a jump where the scroll bar was. Returns the release. */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const before = { overflow: root.style.overflow, paddingRight: body.style.paddingRight };
  const bar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (bar > 0) body.style.paddingRight = `${bar}px`;
  return () => {
    root.style.overflow = before.overflow;
    body.style.paddingRight = before.paddingRight;
  };
}
