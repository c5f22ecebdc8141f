/** Formats '85.50 of 100 points'. @param total hundredths of a point */
export const formatTotal = (total: number): string => `${(total / 100).toFixed(2)} of 100 points`;
