import { ServiceError } from '../platform/core/errors';
import type { PaymentDeps } from './paymentDeps';
import { ProviderError, type HostedPayment } from './provider';

/**
 * Returns the address of the payment service's own page for an attempt; undefined when the service refuses the
 * reference, which it does once it was paid.
 * @param returnTo where that page leads afterwards
 * @throws ServiceError `unavailable` when the payment service does not respond
 */
export async function hostedPageOf(
  { provider, log }: Pick<PaymentDeps, 'provider' | 'log'>,
  payment: HostedPayment,
  returnTo: string,
): Promise<string | undefined> {
  try {
    return await provider.hostedPage(payment, returnTo);
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    log.warn({ txRef: payment.txRef, problem: cause.message }, 'no hosted page for a payment');
    if (cause.problem === 'refused') return undefined;
    throw new ServiceError(
      'unavailable',
      'The payment page cannot be opened right now. You were not charged. Please try again in a moment.',
      { cause },
    );
  }
}
