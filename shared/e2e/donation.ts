import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { answerOf, payOrder } from './checkout';

/** A donation by card. */
interface Donation {
  readonly name: string;
  readonly email: string;
  /** In pesewas. */
  readonly amount: number;
  readonly project?: string;
}

/** Donates and pays at the local checkout with the requests that a browser sends. The forms have their own tests. */
export async function donate(
  request: APIRequestContext,
  { name, email, amount, project = 'my-allegro' }: Donation,
): Promise<void> {
  const details = {
    name,
    email,
    amount,
    project,
    phone: '024 412 3456',
    message: 'Play on!',
    anonymous: false,
  };
  const data = { donationId: randomUUID(), ...details, method: 'card' };
  await payOrder(request, await answerOf(request.post('/api/donations', { data })));
}
