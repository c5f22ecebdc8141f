/** A transaction whose queries all read the same snapshot and change nothing. */
export const readOnly = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
