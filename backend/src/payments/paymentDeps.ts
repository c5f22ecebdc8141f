import type { Settings } from '../config/settings';
import type { ServiceContext } from '../db/context';
import type { Logger } from '../core/logger';
import type { OrderEffects } from '../orders/orderEffects';
import type { OrderKind } from '../orders/orderStates';
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

declare module '../http/deps' {
  interface Deps {
    provider: PaymentProvider;
    orderEffects: EffectsOfKinds;
  }
}
