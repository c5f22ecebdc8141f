/** Limits of a donation; amounts are in pesewas. */
export const donationLimits = {
  amountMin: 500,
  amountMax: 10_000_000,
  messageMax: 280,
  /** Of the card for a donation in honour or memory of someone. */
  cardMessageMax: 200,
} as const;

/** Preset amounts in cedis, in the format of the field. */
export const presets = ['50', '100', '200', '500'] as const;
export const firstPreset = presets[2];
