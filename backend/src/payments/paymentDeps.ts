import type { Settings } from '../platform/config/settings';
import type { ServiceContext } from '../platform/db/context';
import type { SignedTokens } from '../platform/core/signedTokens';
import type { Logger } from '../platform/core/logger';
import type { OrderEffects } from '../platform/orders/orderEffects';
import type { OrderKind } from '../platform/orders/orderStates';
import type { PaymentProvider } from './provider';

/** What paid and refunded orders of each kind do; a kind that is not sold yet has no effects. */
export type EffectsOfKinds = Readonly<Partial<Record<OrderKind, OrderEffects>>>;

/** The dependencies of everything that deals with money. */
export interface PaymentDeps extends ServiceContext {
  log: Logger;
  settings: Pick<Settings, 'mail' | 'siteOrigins' | 'donationFees'>;
  signed: SignedTokens;
  provider: PaymentProvider;
  orderEffects: EffectsOfKinds;
}

declare module '../platform/http/deps' {
  interface Deps {
    provider: PaymentProvider;
    orderEffects: EffectsOfKinds;
  }
}

declare module '../platform/feature/feature' {
  interface BackgroundContext {
    provider: PaymentProvider;
    orderEffects: EffectsOfKinds;
  }
  interface Feature {
    /** What its paid and refunded orders do, by what is sold. */
    readonly orderEffects?: EffectsOfKinds;
  }
}
