/** The script of the desk: each button sends one request to the control and shows the result. */
export const deskScript = `document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-path]');
  if (!button) return;
  button.disabled = true;
  await fetch('/control' + button.dataset.path, {
    method: button.dataset.method ?? 'POST',
    headers: { 'content-type': 'application/json' },
    body: button.dataset.body,
  });
  location.reload();
});
document.querySelector('main').inert = false;
`;
