import type { Account } from '../store/accounts';
import { html, layout, nothing } from './layout';

/** Shows a stand-in for Google's account chooser. */
export function googlePage(uid: string, accounts: readonly Account[], problem?: string): string {
  const choices = accounts.map(
    ({ id, name, email }) =>
      html`<button name="account" value="${id}">${name}<small>${email}</small></button>`,
  );
  return layout(
    'Choose an account',
    html`<h1>Choose an account</h1>
      <p>to continue with Google</p>
      ${problem ? html`<p role="alert">${problem}</p>` : nothing}
      <form method="post" action="/interaction/${uid}">
        <input type="hidden" name="action" value="choose" />
        ${choices}
      </form>
      <h2>Use another account</h2>
      <form method="post" action="/interaction/${uid}">
        <input type="hidden" name="action" value="other" />
        <label>Name <input name="name" autocomplete="name" required maxlength="100" /></label>
        <label>Email <input name="email" type="email" autocomplete="email" required /></label>
        <button data-main>Continue</button>
      </form>
      <form method="post" action="/interaction/${uid}">
        <button name="action" value="cancel" data-cancel>Cancel</button>
      </form>`,
  );
}
