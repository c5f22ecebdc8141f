import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { payments } from '../../platform/db/schema';
import { PermanentFailure } from '../../platform/outbox/permanentFailure';
import { queuedMails } from '../../testing/mails';
import { testPayments } from '../../testing/testApi';
import { queuedRefundHandler } from './queuedRefunds';

const shop = testPayments();

it.each([
  [null, 'All of it'],
  [5_000, 'GH₵ 50.00'],
])('tells staff which refund the payment service refused: %s', async (amount, text) => {
  await shop.takeBack();
  const donation = await shop.begin();
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  const [payment] = await shop.database.db.select().from(payments);
  await shop.deps.provider.refund(payment?.providerId ?? '', 20_000, 'by hand');

  const refund = queuedRefundHandler(shop.deps, { kind: 'ticket-refund', what: 'tickets' });
  const request = {
    orderId: payment?.orderId,
    amount,
    reason: 'returned',
    actor: 'tickets',
    requestKey: randomUUID(),
  };
  const effect = { id: randomUUID(), key: 'refund', payload: request, createdAt: shop.clock.now() };
  await expect(refund(effect)).rejects.toBeInstanceOf(PermanentFailure);

  const mail = (await queuedMails(shop.database.db)).find(({ subject }) => subject.includes('was refused'));
  expect(mail?.subject).toContain('A refund for tickets was refused');
  expect(mail?.text).toContain(text);
  expect(mail?.text).toContain('Ama Serwaa Danso, ama@example.com');
});
