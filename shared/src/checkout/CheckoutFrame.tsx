import { island } from '@school/shared';
import type { CheckoutSession } from './checkoutSession';

const Checkout = island('Checkout', () => import('./paymentChunk').then((module) => module.Checkout), {
  when: 'load',
  fallback: null,
});

/** Shows the checkout, whose code loads with the first payment. */
export function CheckoutFrame({ session }: { readonly session: CheckoutSession | undefined }) {
  return session && <Checkout session={session} />;
}
