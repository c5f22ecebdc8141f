/** The script of the payment page: its buttons, and messages to the site's page. */
export const payScript = `(() => {
  const { session, origin } = document.body.dataset;
  const tell = (type, data) => parent.postMessage({ type, data }, origin);
  const panels = [...document.querySelectorAll('[data-panel]')];
  const show = (name) => {
    for (const panel of panels) panel.hidden = panel.dataset.panel !== name;
    document.querySelector('[data-panel="' + name + '"] h2, h1')?.focus();
  };
  const setBusy = (isBusy) => {
    document.body.ariaBusy = String(isBusy);
    for (const button of document.querySelectorAll('[name=way]')) button.disabled = isBusy;
  };

  const pay = async (way) => {
    setBusy(true);
    try {
      const response = await fetch('/pay/' + session + '/' + way, { method: 'POST' });
      const { status, message, callbacks, redirect } = await response.json();
      for (const place of document.querySelectorAll('[data-message]')) place.textContent = message;
      show(status);
      for (const data of callbacks) tell('callback', data);
      if (redirect) tell('redirect', redirect);
    } catch {
      show('away');
    } finally {
      setBusy(false);
    }
  };

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button?.name === 'way') pay(button.value);
    if (button?.dataset.show) show(button.dataset.show);
    if (button?.dataset.close !== undefined) tell('close');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('close');
  });
  document.querySelector('main').inert = false;
  document.querySelector('h1')?.focus();
})();
`;

/** Sends the payment request of the site's page, and opens the payment page. */
export const openScript = `(async () => {
  const facts = decodeURIComponent(location.hash.slice(1));
  const response = await fetch('/pay/open', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: facts,
  }).catch(() => undefined);
  const { session, problem = 'The local checkout does not answer.' } = (await response?.json()) ?? {};
  if (session) return location.replace('/pay/' + session);
  document.querySelector('[data-message]').textContent = problem;
  document.querySelector('[data-panel]').hidden = false;
  document.querySelector('main').inert = false;
  document.querySelector('[data-close]').addEventListener('click', () => {
    parent.postMessage({ type: 'close' }, JSON.parse(facts).origin);
  });
})();
`;
