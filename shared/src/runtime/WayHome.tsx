/** A link to the home page, where no site header offers one: pages without frame, such as the admin area. */
export function WayHome() {
  if (document.querySelector('header + main')) return null;
  return (
    <p>
      <a href="/">Go to the home page</a>
    </p>
  );
}
