import { pageTitle } from '@school/shared/site';

const SUFFIX = ', admin area';

/** The title of a page of the admin area: what it shows, and where one is. */
export const adminTitle = (heading: string): string => heading + SUFFIX;

/** The heading that belongs to a title. */
export const headingOf = (title: string): string =>
  title.endsWith(SUFFIX) ? title.slice(0, -SUFFIX.length) : title;

/** The sign-in page stands before the admin area: its title is built like that of a public page. */
export const signInTitle = pageTitle('Sign in');
export const newPasswordTitle = pageTitle('A new password');
