import { expect, it } from 'vitest';
import { countFaults } from '../../testing/proof/faults/countFaults';
import { faults } from '../../testing/proof/faults/faults';
import { proveFaults } from '../../testing/proof/faults/proveFaults';

// A small part of `npm run prove -- faults`.

it(
  'nothing is lost or doubled while mail server and payment service are down',
  { timeout: 240_000 },
  async () => {
    const chosen = faults.filter(({ name }) => /^(mail server away|payment service down)$/.test(name));
    const rows = await proveFaults({ size: 0.25, faults: chosen });
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ isRight, repeated }) => !isRight || repeated === 0)).toEqual([]);
  },
);

it('what is missing or there twice is counted', async () => {
  const paid = { tx_ref: 'A', paid: 500, tickets: 3, credits: 2, credited: 1_000 };
  const parts = {
    query: async (text: string) =>
      text.includes('tx_ref') ? [paid] : text.includes('raised') ? [{ raised: 1_100 }] : [{ all: 1 }],
    checkout: {
      state: async () => ({ transactions: [{ txRef: 'A', status: 'successful', amount: 500 }] }),
    },
    mails: { received: ['To: a@example.com\nMessage-ID: 1\n', 'To: a@example.com\nMessage-ID: 1\n'] },
  };
  const served = [
    { email: 'a@example.com', kind: 'tickets', txRef: 'A', amount: 500, quantity: 2 },
    { email: 'b@example.com', kind: 'donation', txRef: 'B', amount: 100, quantity: 0 },
  ] as const;
  // A seat, a ticket and a credit too many; one order missing; one mail missing; 500 credited twice, and of the missing
  // order 100 neither taken, paid nor credited.
  expect(await countFaults(parts as never, served, 1_000)).toEqual({
    doubled: 3,
    lost: 1,
    mails: 1,
    sums: 800,
  });
});
