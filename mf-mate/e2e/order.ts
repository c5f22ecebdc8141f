import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { answerOf, freshEmail, payOrder } from '@school/shared/e2e';

interface Item {
  readonly type: string;
  readonly quantity: number;
}

/** Buys tickets by card with the requests of a buyer's browser. The pages have tests of their own. */
export async function buy(
  request: APIRequestContext,
  items: readonly Item[],
): Promise<{ email: string; path: string }> {
  const email = freshEmail();
  const headers = { 'hold-token': randomUUID() };
  await answerOf(request.put('/api/tickets/hold', { headers, data: { sale: 'public', items } }));
  const buyer = { name: 'Ama Serwaa', email, method: 'card' };
  await payOrder(request, await answerOf(request.post('/api/tickets/hold/order', { headers, data: buyer })));
  const { orderKey } = await answerOf<{ orderKey: string }>(
    request.get('/api/tickets/hold/order', { headers }),
  );
  return { email, path: `/mate-2025/purchase-success#order=${orderKey}` };
}
