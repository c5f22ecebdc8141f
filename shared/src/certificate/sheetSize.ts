/** A4 across, in millimetres. */
export const sheetSize = { width: 297, height: 210 } as const;

/** A length on the sheet, in millimetres of the paper: on a screen it is as much smaller as the sheet is. */
export const mm = (millimetres: number): string =>
  `${Math.round((millimetres / sheetSize.width) * 100_000) / 1000}cqw`;
