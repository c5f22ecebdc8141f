/** The states of a mail. */
export const mailLabels = { waiting: 'on its way', done: 'sent', failed: 'could not be sent' } as const;
