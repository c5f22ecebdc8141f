/** Behind the desk: each button asks the control for one thing and shows what has become of it. */
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
