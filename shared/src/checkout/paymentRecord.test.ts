import { expect, it } from 'vitest';
import { readPaymentRecord, type PaymentRecord } from './paymentRecord';

it.each<PaymentRecord>([
  { txRef: 'TX-1' },
  { txRef: 'TX-1', transactionId: '77', isAwaited: true },
  { isAwaited: true },
  { txRef: 'TX-1', isPaid: true },
])('reads %o as it was stored', (record) => {
  expect(readPaymentRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

it.each([undefined, null, 'TX-1', 7])('reads %o as an empty record', (stored) => {
  expect(readPaymentRecord(stored)).toEqual({});
});

it('ignores unknown fields and fields of the wrong type', () => {
  const stored = { txRef: 5, transactionId: 77, isAwaited: 'yes', isPaid: 1, other: 'x' };
  expect(readPaymentRecord(stored)).toEqual({});
});
