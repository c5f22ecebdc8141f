/** Returns whether a person has signed in on this device: the library then leaves this cookie on the site's origin. */
export const hasSignedIn = (): boolean => /(^|; )auth0\.[^=]*is\.authenticated=/.test(document.cookie);
