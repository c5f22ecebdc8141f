import type { PaymentSettings } from '../../../platform/config/paymentSettings';
import type { Clock } from '../../../platform/core/clock';
import type { Logger } from '../../../platform/core/logger';
import type { CheckoutState } from './state';
import type { Processor } from './processor';
import type { WebhookSender } from './webhookSender';

/** All dependencies of the local checkout. */
export interface CheckoutDeps {
  payments: PaymentSettings;
  siteOrigins: string[];
  clock: Clock;
  log: Logger;
  state: CheckoutState;
  sender: WebhookSender;
  processor: Processor;
}
