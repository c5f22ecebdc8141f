import type { Settings } from '../platform/config/settings';
import type { ServiceContext } from '../platform/db/context';
import type { Logger } from '../platform/core/logger';
import type { OrderEffects } from '../platform/orders/orderEffects';
import type { OrderKind } from '../platform/orders/orderStates';
import type { PaymentProvider } from './provider';

/** What paid for and refunded orders of each kind do; a kind that nothing sells yet has none. */
export type EffectsOfKinds = Readonly<Partial<Record<OrderKind, OrderEffects>>>;

/** What everything that deals with money is handed. */
export interface PaymentDeps extends ServiceContext {
  log: Logger;
  settings: Pick<Settings, 'mail' | 'siteOrigins'>;
  provider: PaymentProvider;
  orderEffects: EffectsOfKinds;
}

declare module '../platform/http/deps' {
  interface Deps {
    provider: PaymentProvider;
    orderEffects: EffectsOfKinds;
  }
}
