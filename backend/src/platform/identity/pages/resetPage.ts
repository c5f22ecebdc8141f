import type { Account } from '../store/accounts';
import { html, layout, nothing } from './layout';

export function resetPage({ email }: Account, weak = false): string {
  return layout(
    'New password',
    html`<h1>Choose a new password</h1>
      <p>for ${email}</p>
      ${weak ? html`<p role="alert">At least 8 characters, with a lower-case letter, an upper-case letter and a digit.</p>` : nothing}
      <form method="post">
        <label
          >New password <input name="password" type="password" autocomplete="new-password" required
        /></label>
        <button data-main>Change password</button>
      </form>`,
  );
}

export const resetDonePage = (message: string) => layout('New password', html`<p>${message}</p>`);
