import { island } from '@school/shared';
import type { CheckoutSession } from './checkoutSession';

const Checkout = island('Checkout', () => import('./paymentChunk').then((module) => module.Checkout), {
  when: 'load',
  fallback: null,
});

/** The place of the checkout; its code comes with the first payment. */
export function CheckoutFrame({ session }: { readonly session: CheckoutSession | undefined }) {
  return session && <Checkout session={session} />;
}
