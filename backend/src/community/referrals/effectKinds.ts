/** The kinds of effects that a recommendation has. */
export const referralEffects = { mail: 'referral.letter', forget: 'referral.forget' } as const;
