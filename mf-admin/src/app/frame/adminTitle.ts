import { pageTitle } from '@school/shared/site';

const SUFFIX = ', admin area';

/** Returns the title of a page of the admin area. */
export const adminTitle = (heading: string): string => heading + SUFFIX;

/** Returns the heading of a title. */
export const headingOf = (title: string): string =>
  title.endsWith(SUFFIX) ? title.slice(0, -SUFFIX.length) : title;

/** The sign-in page is outside of the admin area, so its title is like that of a public page. */
export const signInTitle = pageTitle('Sign in');
export const newPasswordTitle = pageTitle('A new password');
