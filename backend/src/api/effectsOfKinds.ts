import { donationEffects } from '../donations/donationEffects';
import type { EffectsOfKinds } from '../payments/paymentDeps';

/** What paid orders do, by what was sold. */
export const effectsOfKinds: EffectsOfKinds = { donation: donationEffects };
