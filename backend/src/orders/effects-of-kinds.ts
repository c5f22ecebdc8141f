import { donationEffects } from '../donations/donation-effects';
import type { EffectsOfKinds } from '../payments/payment-deps';

/** What paid orders do, by what was sold. */
export const effectsOfKinds: EffectsOfKinds = { donation: donationEffects };
