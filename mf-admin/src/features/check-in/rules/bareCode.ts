/** Normalizes a typed or scanned code as the API does before hashing: without separators, in capitals. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Maximum length of a code, because QR codes of other things can be long. */
export const CODE_MAX = 300;
