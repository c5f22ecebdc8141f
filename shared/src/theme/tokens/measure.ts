// Sizes that components share.

export const page = '1568px';
export const text = '40em';
export const lead = '36em';
export const form = '640px';
export const dialog = '660px';
export const drawer = '392px';
export const target = '44px';
export const control = '52px';
export const input = '56px';
export const header = 'var(--header)';
