const square = '<rect/>';

/** Loaded by only one app, from a file that two apps use. */
export const ticket = `ticket ${square}`;

export const tile = `tile ${square}`;
