/** How a person signed in, as the session remembers it. */
export const methods = { password: 'pwd', google: 'google' } as const;
