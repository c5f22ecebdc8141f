/** How far the mail of an answer has come. */
export const mailWords = { waiting: 'on its way', done: 'sent', failed: 'could not be sent' } as const;
