import type { Feature } from '../platform/feature/feature';
import { gatherNamed } from '../platform/feature/gatherFeatures';
import type { OrderEffects } from '../platform/orders/orderEffects';
import type { EffectsOfKinds } from './paymentDeps';

/** Returns the effects of paid orders that features declare, by what was sold. */
export const orderEffectsOf = (features: readonly Feature[]): EffectsOfKinds =>
  gatherNamed<OrderEffects>(
    features,
    'the effects of orders of the kind',
    ({ orderEffects }) => orderEffects,
  );
