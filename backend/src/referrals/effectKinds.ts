/** The kinds of effects that a recommendation has. */
export const referralEffects = { letter: 'referral.letter', forget: 'referral.forget' } as const;
