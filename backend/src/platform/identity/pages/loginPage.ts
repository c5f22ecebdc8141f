import { html, layout, nothing } from './layout';

/** Shows the hosted page for sign-in by redirect. */
export function loginPage(uid: string, email = '', problem?: string): string {
  return layout(
    'Sign in',
    html`<h1>Sign in</h1>
      ${problem ? html`<p role="alert">${problem}</p>` : nothing}
      <form method="post" action="/interaction/${uid}">
        <input type="hidden" name="action" value="password" />
        <label
          >Email <input name="email" type="email" value="${email}" autocomplete="username" required
        /></label>
        <label
          >Password <input name="password" type="password" autocomplete="current-password" required
        /></label>
        <button data-main>Sign in</button>
      </form>
      <form method="post" action="/interaction/${uid}">
        <button name="action" value="cancel" data-cancel>Cancel</button>
      </form>`,
  );
}
