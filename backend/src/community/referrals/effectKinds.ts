/** The kinds of effects of a recommendation. */
export const referralEffects = { mail: 'referral.letter', forget: 'referral.forget' } as const;
