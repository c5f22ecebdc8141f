/** A code as it was typed or scanned, without what only groups it, in capitals: as the API hashes it. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Longest text that is taken for a code, in characters: a QR code of something else can be long. */
export const CODE_MAX = 300;
