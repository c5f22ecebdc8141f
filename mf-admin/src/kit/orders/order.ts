import type { PaymentFlag } from '../flags/api';
import type { Refund } from './api';

/** The payment data of a donation, ticket order or entry fee. */
export interface Order {
  readonly state: OrderState;
  readonly transitions: readonly {
    readonly to: OrderState;
    readonly cause: 'customer' | 'callback' | 'webhook' | 'reconciliation' | 'staff';
    readonly actor: string | null;
    readonly detail: string | null;
    readonly at: string;
  }[];
  readonly attempts: readonly {
    readonly txRef: string;
    /** In pesewas. */
    readonly amount: number;
    readonly openedAt: string;
    readonly checks: number;
  }[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly (Refund & { readonly paymentId: string })[];
  readonly flags: readonly PaymentFlag[];
  readonly mails: readonly {
    readonly subject: string;
    readonly to: string;
    readonly state: 'waiting' | 'done' | 'failed';
    readonly attempts: number;
    readonly at: string;
  }[];
}

type OrderState = 'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';

interface Payment {
  readonly id: string;
  readonly providerId: string;
  readonly txRef: string;
  readonly status: 'pending' | 'failed' | 'successful';
  /** In pesewas. */
  readonly amount: number;
  /** The refunded amount, in pesewas. */
  readonly refunded: number;
  readonly currency: string;
  readonly paymentType: string | null;
  readonly providerReference: string | null;
  readonly response: string | null;
  readonly granted: boolean;
  readonly at: string;
}
