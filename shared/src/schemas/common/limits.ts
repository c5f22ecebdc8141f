/**
 * Limits that several features share. Each limit exists once, here or in its feature's folder, and is used by the
 * input, the schema and the message.
 */
export const limits = {
  emailMax: 254,
  nameMin: 1,
  nameMax: 100,
  phoneMax: 32,
  /** For a short answer on one line. */
  shortTextMax: 120,
  linkMax: 500,
  passwordMin: 8,
  passwordMax: 128,
} as const;
