/** Replaces the name of a person in a record that has to be kept. */
export const erasedName = 'Erased';
/** Replaces their address, so that nothing can be sent there. */
export const erasedEmail = '';
