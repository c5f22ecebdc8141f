// Corners are square or a full arc, nothing in between.

export const none = '0';
export const full = '50%';
