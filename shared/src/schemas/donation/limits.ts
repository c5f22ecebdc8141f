/** Limits of a donation; amounts are in pesewas. */
export const donationLimits = {
  amountMin: 500,
  amountMax: 10_000_000,
  messageMax: 280,
} as const;
