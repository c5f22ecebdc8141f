const square = '<rect/>';

/** Loaded by one app alone, from a file that two apps use. */
export const ticket = `ticket ${square}`;

export const tile = `tile ${square}`;
