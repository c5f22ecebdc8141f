/** What stands for the name of somebody in a record that has to be kept. */
export const erasedName = 'Erased';
/** What stands for their address: none, so that nothing can be sent there. */
export const erasedEmail = '';
