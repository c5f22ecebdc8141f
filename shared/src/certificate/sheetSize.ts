/** A4 in landscape, in millimetres. */
export const sheetSize = { width: 297, height: 210 } as const;

/** Returns a length on paper in millimetres, scaled with the sheet on a screen. */
export const mm = (millimetres: number): string =>
  `${Math.round((millimetres / sheetSize.width) * 100_000) / 1000}cqw`;
