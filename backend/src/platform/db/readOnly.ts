/** A transaction whose queries all see the same moment, and change nothing. */
export const readOnly = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
