/** Limits of a gift in pesewas; they serve the input, the schema and the messages. */
export const giftLimits = { min: 500, max: 10_000_000, messageMax: 280 } as const;

/** Amounts to choose from, in cedis as they stand in the field. */
export const presets = ['50', '100', '200', '500'] as const;
export const firstPreset = presets[2];
