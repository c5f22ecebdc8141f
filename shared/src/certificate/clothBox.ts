/** The size of the cloth in the units of its drawing, the fringe at its foot included. */
export const clothBox = { width: 300, height: 780, fringe: 26 } as const;
