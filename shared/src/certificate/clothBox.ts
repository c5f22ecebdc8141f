/** The size of the cloth in units of its drawing, including the fringe. */
export const clothBox = { width: 300, height: 780, fringe: 26 } as const;
