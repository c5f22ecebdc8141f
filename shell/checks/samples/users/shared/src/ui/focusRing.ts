export const focusRing = 'ring';
