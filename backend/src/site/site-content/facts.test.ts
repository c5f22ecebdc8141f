import { competitionFacts } from '@school/shared/competition';
import { evening } from '@school/shared/tickets';
import { beforeEach, expect, it } from 'vitest';
import { contentRevisions } from '../../platform/db/schema';
import { effectsOf, tokenIn } from '../../testing/effects';
import { queuedMails } from '../../testing/mails';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';
import { readCompetitionFacts, readEvening } from './facts';

const shop = testPayments();
const box = payingBoxOffice(shop);
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  await shop.database.db.delete(contentRevisions);
});

const at = new Date('2025-02-20T09:00:00Z');
let number = 0;
const publish = (path: string, value: unknown) =>
  shop.database.db.insert(contentRevisions).values({
    path,
    number: ++number,
    value,
    seed: {},
    seedHash: '',
    account: 'staff',
    at,
  });

const moved = {
  ...evening.seed,
  date: '2025-12-20',
  doors: '16:45',
  start: '18:00',
  place: 'Town Hall, Tema',
};

it('a ticket, its mail and its calendar show the latest published evening', async () => {
  await publish(evening.path, { ...moved, place: 'Nowhere, Accra' });
  await publish(evening.path, moved);
  const { key } = await box.buy(some('student', 1));
  const effects = effectsOf(shop);
  await effects.run();
  const [mail] = effects.mails;
  for (const text of ['Saturday, Dec 20, 2025, 18:00', '16:45', 'Town Hall, Tema'])
    expect(mail?.text).toContain(text);
  const { body } = await box.order(key);
  expect(body).toMatchObject({
    event: { name: 'MATE 2025', date: '2025-12-20', doors: '16:45', place: 'Town Hall, Tema' },
  });
  const calendar = await shop.send('GET', `/api/tickets/calendar.ics?key=${tokenIn(mail!, 'key')}`);
  const file = await calendar.text();
  expect(file).toContain('DTSTAMP:20250220T090000Z\r\nDTSTART:20251220T180000Z\r\n');
  expect(file).toContain('LOCATION:Town Hall\\, Tema\r\n');
});

it('a person who wants news of the evening gets its current place and time', async () => {
  await publish(evening.path, moved);
  await box.ask(
    'POST',
    '/tickets/interest',
    { name: 'Ama', email: 'ama@example.com' },
    {
      'idempotency-key': 'b3f1d5e0-5a0e-4bb6-9d0f-3f9a3b1c2d4e',
    },
  );
  expect((await queuedMails(shop.database.db)).at(-1)?.text).toContain('Town Hall, Tema');
});

it("withdrawn values, and those that do not fit this version, are the repository's defaults", async () => {
  await publish(evening.path, moved);
  await publish(evening.path, null);
  expect(await readEvening(shop.deps)).toEqual({ value: evening.seed, publishedAt: undefined });
  await publish(evening.path, { ...moved, date: 'in spring' });
  expect((await readEvening(shop.deps)).value).toEqual(evening.seed);
  const venue = { ...competitionFacts.seed, venue: 'Small Hall, Tema' };
  await publish(competitionFacts.path, venue);
  expect(await readCompetitionFacts(shop.deps)).toEqual({ value: venue, publishedAt: at });
});
