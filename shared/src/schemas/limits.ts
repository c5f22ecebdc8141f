/** Every limit lives once here and serves the input, the schema and the message. */
export const limits = {
  emailMax: 254,
  nameMin: 1,
  nameMax: 100,
  phoneMax: 32,
  passwordMin: 8,
  passwordMax: 128,
} as const;
