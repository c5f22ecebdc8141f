/** The session's record of how a person signed in. */
export const methods = { password: 'pwd', google: 'google' } as const;
