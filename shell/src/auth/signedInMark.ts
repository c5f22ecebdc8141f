/** The sign-in library leaves this mark on the site's own origin while somebody is signed in. */
export const hasSignedIn = (): boolean => /(^|; )auth0\.[^=]*is\.authenticated=/.test(document.cookie);
