import { pageTitle } from '@school/shared/site';

/** The sign-in page is outside of the admin area, so its title is like that of a public page. */
export const signInTitle = pageTitle('Sign in');
export const newPasswordTitle = pageTitle('A new password');
