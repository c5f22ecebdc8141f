/** Returns the page with all records of an email address. */
export const personPath = (email: string): string =>
  `/admin/people?${new URLSearchParams({ email }).toString()}`;
