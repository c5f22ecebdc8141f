/** How far a mail to somebody has come. */
export const mailLabels = { waiting: 'on its way', done: 'sent', failed: 'could not be sent' } as const;
