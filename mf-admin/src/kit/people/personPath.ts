/** The page with everything about an e-mail address. */
export const personPath = (email: string): string =>
  `/admin/people?${new URLSearchParams({ email }).toString()}`;
