import type { Account } from '../store/accounts';
import { passwordPolicy } from '../store/password';
import { html, layout, nothing } from './layout';

export function resetPage({ email }: Account, weak = false): string {
  return layout(
    'New password',
    html`<h1>Choose a new password</h1>
      <p>for ${email}</p>
      ${weak ? html`<p role="alert">${passwordPolicy}</p>` : nothing}
      <form method="post">
        <label
          >New password <input name="password" type="password" autocomplete="new-password" required
        /></label>
        <button data-main>Change password</button>
      </form>`,
  );
}

export const resetDonePage = (message: string) => layout('New password', html`<p>${message}</p>`);
