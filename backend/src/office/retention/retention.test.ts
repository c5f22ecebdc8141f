import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { retentionDays, type RetainedKind } from '@school/shared/schemas/stored';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  accountAccess,
  accountSessions,
  appHealth,
  auditActions,
  auditChanges,
  challengeEntries,
  competitionEntries,
  competitionPublications,
  contactMessages,
  donations,
  engagements,
  feeEnquiries,
  heldSubmissions,
  jobApplications,
  musicStudyRegistrations,
  orders,
  outbox,
  performers,
  googlePasses,
  pageVersions,
  photographs,
  policyReports,
  reminders,
  textReminders,
  uploads,
  tributes,
  savedViews,
  staffAccounts,
  submissionKeys,
  ticketArrivals,
  ticketInterests,
  ticketOrders,
  tickets,
  walletPasses,
} from '../../platform/db/schema';
import { groupBy } from '../../platform/core/groupBy';
import { dailyTotalsOf } from '../../testing/dailyTotals';
import { effectsOf } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { personEverywhere } from '../../testing/personEverywhere';
import { forgetOld } from './forgetOld';

const day = 24 * 60 * 60 * 1000;
const email = 'ama@example.com';

const shop = testPayments({ formsPerHour: 1000 });
let began: Date;
beforeAll(async () => {
  await personEverywhere(shop, email);
  // A donation that is never paid.
  await shop.begin({ email, name: 'Never Paid', tribute: { kind: 'memory', name: 'Kofi Mensah' } });
  mkdirSync(join(shop.dataDir, 'outbox'));
  writeFileSync(
    join(shop.dataDir, 'outbox', '2025-03-01T12-00-00-000Z-1.eml'),
    'To: ama@example.com\r\n\r\n',
  );
  began = shop.clock.now();
  const day = began.toISOString().slice(0, 10);
  await shop.database.db
    .insert(pageVersions)
    .values({ day, app: 'shell', version: '0123456789ab', requests: 1, lastAt: began });
  await shop.database.db.insert(appHealth).values({
    hour: began,
    app: 'mf-mate',
    version: '0123456789ab',
    channel: 'current',
    outcome: 'failed',
    upTo: 0,
    times: 1,
  });
  await shop.database.db.insert(policyReports).values({
    directive: 'img-src',
    blocked: 'data',
    area: '/donate',
    count: 1,
    firstSeen: began,
    lastSeen: began,
  });
  const used = { startedAt: began, seenAt: began, endsAt: began };
  await shop.database.db
    .insert(accountSessions)
    .values({ id: 'a', account: 'auth0|staff', device: 'Firefox on Linux', ...used });
  const seen = { roles: ['staff'], reportedAt: began, seenAt: began };
  await shop.database.db.insert(accountAccess).values({ account: 'auth0|staff', name: 'Kwame', ...seen });
  const action = { id: randomUUID(), at: began, account: 'auth0|staff', operation: 'changeProject' };
  await shop.database.db.insert(auditActions).values(action);
  const change = { kind: 'update', subject: 'projects', subjectId: 'mate', before: {}, after: {} } as const;
  await shop.database.db.insert(auditChanges).values({ actionId: action.id, ...change });
  await shop.database.db.insert(ticketArrivals).values({ arrivedAt: began });
  const reminder = { kind: 'trial', occasion: randomUUID(), email: 'ama@example.com' };
  await shop.database.db.insert(reminders).values({ ...reminder, at: began, queuedAt: began });
  const number = { id: randomUUID(), phone: '+233244123456', agreedAt: began, usedAt: began };
  await shop.database.db.insert(textReminders).values(number);
  const picture = {
    id: randomUUID(),
    purpose: 'site_photograph',
    name: 'ama.jpg',
    size: 1,
    createdAt: began,
  };
  await shop.database.db.insert(uploads).values({ ...picture, expiresAt: began });
  const photograph = {
    id: picture.id,
    width: 1,
    height: 1,
    consent: 'Ama, by email',
    account: 'auth0|office',
  };
  await shop.database.db.insert(photographs).values({ ...photograph, at: began, unusedSince: began });
  // Sends the mails; waiting ones are not deleted.
  await effectsOf(shop).run();
  await shop.database.db.update(outbox).set({ state: 'done', endedAt: began });
}, 120_000);

/** Returns the number of records of each kind that still contain personal data. */
async function countRecords(): Promise<Record<string, number>> {
  const { db } = shop.database;
  const count = (table: Parameters<typeof db.$count>[0], where = sql`true`) => db.$count(table, where);
  return {
    messages: (await count(contactMessages)) + (await count(feeEnquiries)),
    lessons: await count(musicStudyRegistrations),
    applications: await count(jobApplications),
    performers: await count(performers),
    engagements: await count(engagements),
    entries: await count(competitionEntries),
    challenge: await count(challengeEntries),
    paid: await count(orders, sql`customer_email <> '' and state = 'paid'`),
    tributes: await count(tributes),
    unpaid: await count(donations, sql`name = 'Never Paid'`),
    tickets:
      (await count(tickets, sql`name is not null`)) +
      (await count(walletPasses)) +
      (await count(googlePasses)),
    waiting: await count(ticketInterests),
    queue: await count(ticketArrivals),
    mails: await count(outbox, sql`payload::text like '%ama@example.com%'`),
    reminders: await count(reminders),
    textReminders: await count(textReminders),
    photographs: await count(photographs),
    held: await count(heldSubmissions),
    fingerprints: await count(submissionKeys),
    audit: (await count(auditActions)) + (await count(auditChanges)) + (await count(staffAccounts)),
    sessions: (await count(accountSessions)) + (await count(accountAccess)),
    refusals: await count(policyReports),
    versions: await count(pageVersions),
    appHealth: await count(appHealth),
  } satisfies Record<RetainedKind, number>;
}

/** Days after sending at which a kind expires: a booking counts from its own day. */
const overAfter = (kind: RetainedKind): number =>
  retentionDays[kind] +
  (kind === 'engagements' ? Math.ceil((Date.parse('2025-06-07') - Date.parse('2025-03-01')) / day) + 1 : 0);

/** The kinds that expire on the same day, earliest day first. */
const byDay = [...groupBy(Object.keys(retentionDays) as RetainedKind[], overAfter)]
  .map(([days, kinds]) => ({ days, kinds }))
  .toSorted((one, other) => one.days - other.days);

it.each(byDay)('$kinds exist until their time is over, and are deleted then', async ({ days, kinds }) => {
  const count = async () => {
    const all = await countRecords();
    return kinds.map((kind) => [kind, Number(all[kind]) > 0]);
  };
  shop.clock.set(new Date(began.getTime() + (days - 1) * day));
  await forgetOld(shop.deps);
  expect(await count()).toEqual(kinds.map((kind) => [kind, true]));
  shop.clock.set(new Date(began.getTime() + days * day + 60_000));
  await forgetOld(shop.deps);
  expect(await count()).toEqual(kinds.map((kind) => [kind, false]));
  const totals = await dailyTotalsOf(shop.database.db);
  expect(totals.stored).toEqual(totals.ofRows);
});

/** Everything is over. */
const setToEnd = () => shop.clock.set(new Date(began.getTime() + (byDay.at(-1)?.days ?? 0) * day + 60_000));

it('files are deleted with their records, and mails of the local folder as well', async () => {
  setToEnd();
  await effectsOf(shop).run();
  expect(
    readdirSync(join(shop.dataDir, 'uploads')).filter((id) => existsSync(join(shop.dataDir, 'uploads', id))),
  ).toEqual([]);
  expect(readdirSync(join(shop.dataDir, 'outbox'))).toEqual([]);
});

it('saved views of staff are deleted with their account', async () => {
  expect(await shop.database.db.$count(savedViews)).toBe(0);
});

it('the books keep amounts, and publications remain', async () => {
  setToEnd();
  const { db } = shop.database;
  expect(await db.$count(orders, sql`state = 'paid' and paid_pesewas > 0`)).toBe(4);
  expect(await db.select().from(ticketOrders)).toMatchObject([{ name: 'Erased', email: null }]);
  expect(JSON.stringify(await db.select().from(competitionPublications))).toContain('Ama Serwaa Danso');
  // A repeat has nothing to do.
  expect(await forgetOld(shop.deps)).toEqual({});
});
