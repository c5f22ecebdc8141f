import { z } from '@hono/zod-openapi';
import { school } from '@school/shared/site';
import type { PaymentSettings } from '../config/paymentSettings';
import type { Order } from './orderStates';

/** What a page passes to the payment service's checkout, for the API's contracts. */
export const checkout = z
  .object({
    txRef: z.string(),
    amount: z.int().min(0).openapi({ description: 'In pesewas' }),
    currency: z.literal('GHS'),
    publicKey: z.string(),
    scriptUrl: z.string(),
    paymentOptions: z.string(),
    customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    title: z.string(),
    description: z.string(),
  })
  .openapi('Checkout');

type Checkout = z.infer<typeof checkout>;

interface Way {
  method: 'card' | 'mobile_money';
  /** What is paid for, as text for people. */
  description: string;
}

/** Returns the checkout of an order while it can be paid. */
export function checkoutOf(
  order: Order,
  { method, description }: Way,
  { publicKey, scriptUrl }: PaymentSettings,
): Checkout | null {
  if (order.state !== 'created') return null;
  return {
    txRef: order.txRef,
    amount: order.amount,
    currency: order.currency,
    publicKey,
    scriptUrl,
    paymentOptions: method === 'card' ? 'card' : 'mobilemoneyghana',
    customer: { name: order.customerName, email: order.customerEmail, phone: order.customerPhone ?? '' },
    title: school.name,
    description,
  };
}
