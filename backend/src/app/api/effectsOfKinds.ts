import { entryEffects } from '../../competition/entries/entryEffects';
import { donationEffects } from '../../donations/donationEffects';
import { ticketEffects } from '../../tickets/orders/ticketEffects';
import type { EffectsOfKinds } from '../../payments/paymentDeps';

/** The effects of paid orders, by what was sold. */
export const effectsOfKinds: EffectsOfKinds = {
  donation: donationEffects,
  tickets: ticketEffects,
  entry_fee: entryEffects,
};
