import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  challengeEntries,
  competitionEntries,
  contactMessages,
  donations,
  engagements,
  enquiries,
  feeEnquiries,
  formBeginnings,
  orders,
  outbox,
  pageViews,
  payments,
  performers,
  policyReports,
  projects,
  refunds,
  ticketHolds,
  ticketOrders,
  tickets,
  ticketTypes,
  uploads,
} from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { emptyTables } from '../../testing/database';
import { registerForLessons } from '../../testing/lessons';
import type { Activity, Funnels, Matter } from './overview.routes';
import { flows, seriesKinds } from './terms';

const api = testApi();
/** All tables that are counted here. */
const counted =
  'orders payments refunds donations tickets ticket_orders ticket_holds outbox competition_entries music_study_registrations contact_messages fee_enquiries enquiries engagements performers challenge_entries uploads page_views form_beginnings policy_reports';
beforeEach(() => emptyTables(api.database.client, ...counted.split(' ')));

const staff = async <T>(path: string) =>
  askOf(api)<T>('GET', path, undefined, { authorization: `Bearer ${await api.token()}` });

const who = { name: 'Ama Serwaa', email: 'ama@example.com', phone: '+233244123456' };
const at = (time: string) => new Date(`${time}Z`);
let number = 0;
/** Returns a value that is unique in the table. */
const fresh = (name: string) => `${name}-${(number += 1)}`;

type Kind = (typeof orders.$inferSelect)['kind'];
async function order(kind: Kind, createdAt: Date, amount: number, paidAt?: Date): Promise<string> {
  const paid = paidAt ? { state: 'paid', paid: amount, paidAt } : { state: 'failed' };
  const [row] = await api.database.db
    .insert(orders)
    .values({
      kind,
      amount,
      currency: 'GHS',
      txRef: fresh('tx'),
      customerName: who.name,
      customerEmail: who.email,
      createdAt,
      expiresAt: createdAt,
      ...paid,
    } as typeof orders.$inferInsert)
    .returning();
  return row!.id;
}

async function ticketOrder(createdAt: Date, states: string[], changes: object = {}): Promise<string> {
  const [row] = await api.database.db
    .insert(ticketOrders)
    .values({
      ...who,
      sale: 'public',
      fulfilment: 'given',
      method: 'card',
      amount: 20_000,
      createdAt,
      paidAt: createdAt,
      ...changes,
    } as typeof ticketOrders.$inferInsert)
    .returning();
  const [type] = await api.database.db.select().from(ticketTypes).limit(1);
  for (const [position, state] of states.entries()) {
    await api.database.db.insert(tickets).values({
      ticketOrderId: row!.id,
      typeId: type!.id,
      position,
      unit: position,
      state,
      price: 10_000,
      discount: 1_000,
      createdAt,
    } as typeof tickets.$inferInsert);
  }
  return row!.id;
}

async function entry(createdAt: Date, changes: object = {}): Promise<string> {
  const [row] = await api.database.db
    .insert(competitionEntries)
    .values({
      ...who,
      submissionKey: randomUUID(),
      personKey: fresh('person'),
      state: 'submitted',
      birthDate: '1998-05-20',
      instrument: 'piano',
      band: '3+',
      grade: 5,
      pieceA: 'a',
      pieceB: 'b',
      consent: 'not_needed',
      fee: 20_000,
      createdAt,
      ...changes,
    } as typeof competitionEntries.$inferInsert)
    .returning();
  return row!.id;
}

const lesson = (receivedAt: Date, status: 'new' | 'placed' = 'new') =>
  registerForLessons(api.database.db, { receivedAt, status, instrument: 'cello', student: who.name });

async function message(receivedAt: Date): Promise<string> {
  const [row] = await api.database.db
    .insert(contactMessages)
    .values({ ...who, submissionKey: randomUUID(), topic: 'lessons', message: 'Hello', receivedAt })
    .returning();
  return row!.id;
}

const views = (day: string, path: string, count: number) =>
  api.database.db.insert(pageViews).values({ day, path, source: 'direct', views: count });
const hold = (createdAt: Date, changes: object = {}) =>
  api.database.db.insert(ticketHolds).values({
    tokenDigest: fresh('hold'),
    state: 'active',
    sale: 'public',
    selection: {},
    addressDigest: 'somebody',
    createdAt,
    expiresAt: createdAt,
    ...changes,
  });

describe('the activity', () => {
  const seriesOf = (activity: Activity, kind: string) => activity.series.find((one) => one.kind === kind);

  it('is counted by days of Accra, next to the days before', async () => {
    await entry(at('2025-02-26T23:59:59'));
    await entry(at('2025-02-27T00:00:00'));
    await entry(at('2025-03-01T23:59:59'));
    await entry(at('2025-03-02T00:00:00'));
    await lesson(at('2025-03-01T08:00:00'));
    await order('donation', at('2025-02-20T08:00:00'), 5_000, at('2025-02-27T09:00:00'));
    await order('donation', at('2025-02-27T08:00:00'), 2_500, at('2025-02-27T09:00:00'));
    await order('donation', at('2025-02-27T08:00:00'), 9_900);
    await order('donation', at('2025-02-24T08:00:00'), 700, at('2025-02-24T08:00:00'));
    await order('entry_fee', at('2025-02-27T08:00:00'), 2_500, at('2025-02-27T09:00:00'));
    await ticketOrder(at('2025-02-28T10:00:00'), ['valid', 'refunded', 'freed']);
    await ticketOrder(at('2025-02-28T10:00:00'), ['held'], { fulfilment: 'waiting', paidAt: null });
    await views('2025-02-27', '/', 4);
    await views('2025-02-27', '/about', 3);
    await views('2025-02-25', '/', 9);

    const { body } = await staff<Activity>('/stats/activity?days=3');
    expect(body).toMatchObject({
      from: '2025-02-27',
      to: '2025-03-01',
      before: { from: '2025-02-24', to: '2025-02-26' },
    });
    expect(body.series.map(({ kind }) => kind)).toEqual(seriesKinds);
    expect(seriesOf(body, 'registrations')).toEqual({
      kind: 'registrations',
      steps: [
        { from: '2025-02-27', to: '2025-02-27', count: 1, amount: 0, refunded: 0 },
        { from: '2025-02-28', to: '2025-02-28', count: 0, amount: 0, refunded: 0 },
        { from: '2025-03-01', to: '2025-03-01', count: 1, amount: 0, refunded: 0 },
      ],
      count: 2,
      amount: 0,
      refunded: 0,
      countBefore: 1,
      amountBefore: 0,
    });
    expect(seriesOf(body, 'lessons')).toMatchObject({ count: 1, countBefore: 0 });
    expect(seriesOf(body, 'donations')).toMatchObject({
      count: 2,
      amount: 7_500,
      countBefore: 1,
      amountBefore: 700,
    });
    expect(seriesOf(body, 'tickets')).toMatchObject({ count: 2, amount: 20_000, countBefore: 0 });
    expect(seriesOf(body, 'visits')).toMatchObject({ count: 7, countBefore: 9 });
  });

  it('covers the last 30 days by default, and any requested days', async () => {
    expect((await staff<Activity>('/stats/activity')).body).toMatchObject({
      from: '2025-01-31',
      to: '2025-03-01',
    });
    const { body } = await staff<Activity>('/stats/activity?from=2024-03-01&to=2024-12-31');
    expect(body).toMatchObject({ before: { from: '2023-04-30', to: '2024-02-29' } });
    expect(body.series[0]?.steps).toHaveLength(10);
  });

  it.each([
    ['days=0', 'days'],
    ['days=soon', 'days'],
    ['days=367', 'days'],
    ['from=yesterday', 'from'],
    ['from=2025-03-02&to=2025-03-01', 'to'],
    ['from=2020-01-01', 'from'],
  ])('is rejected for %s, as are funnels', async (query, field) => {
    for (const what of ['activity', 'funnels']) {
      const { status, problems } = await staff(`/stats/${what}?${query}`);
      expect({ status, field: Object.keys(problems) }).toEqual({ status: 422, field: [field] });
    }
  });
});

describe('the funnels', () => {
  const inPeriod = at('2025-02-28T10:00:00');
  const inPeriodBefore = at('2025-02-01T00:00:00');

  it('show how far visitors came in each flow, and in the period before', async () => {
    for (const path of ['/donate', '/donate/projects/mate', '/donate/assets/vehicle'])
      await views('2025-02-28', path, 10);
    await views('2025-02-28', '/donate/thank-you', 99);
    await views('2025-02-28', '/donate/:donationId/mate', 8);
    await views('2025-01-30', '/donate', 5);
    await order('donation', inPeriod, 5_000, inPeriod);
    await order('donation', inPeriod, 5_000);
    await order('donation', at('2025-01-30T00:00:00'), 5_000, inPeriod);

    for (const path of ['/mate-2025', '/mate-2025/pre-sale']) await views('2025-02-28', path, 6);
    await views('2025-02-28', '/mate-2025/purchase-success', 99);
    await hold(inPeriod);
    await hold(inPeriod);
    await hold(inPeriod, { isOffer: true });
    await ticketOrder(inPeriod, ['valid']);
    await ticketOrder(inPeriod, [], { fulfilment: 'waiting', paidAt: null });
    await ticketOrder(inPeriod, ['valid'], { method: 'cash', requestKey: randomUUID() });

    await views('2025-02-28', '/music-competition', 20);
    await views('2025-02-28', '/music-competition/register', 7);
    await entry(inPeriod, { orderId: await order('entry_fee', inPeriod, 20_000, inPeriod) });
    await entry(inPeriod, { orderId: await order('entry_fee', inPeriod, 20_000) });
    await entry(inPeriod, { paidAtOfficeAt: inPeriod });
    await entry(inPeriod, { typedInBy: 'auth0|kwame', paidAtOfficeAt: inPeriod });

    await views('2025-02-28', '/learn', 4);
    await views('2025-02-28', '/learn/piano', 4);
    await views('2025-02-28', '/about', 11);
    await api.database.db.insert(formBeginnings).values([
      { day: '2025-02-28', form: 'lessons', times: 3 },
      { day: '2025-02-28', form: 'contact', times: 5 },
      { day: '2025-01-20', form: 'contact', times: 1 },
    ]);
    await lesson(inPeriod);
    await message(inPeriod);
    await message(at('2025-01-20T12:00:00'));

    const { body } = await staff<Funnels>('/stats/funnels');
    expect(body.funnels.map(({ flow }) => flow)).toEqual(flows);
    const words = body.funnels.map(({ flow, steps }) => [
      flow,
      ...steps.map(({ step, count, countBefore }) => `${step} ${count} before ${countBefore}`),
    ]);
    expect(words).toEqual([
      ['giving', 'seen 30 before 5', 'begun 8 before 0', 'sent 2 before 1', 'paid 1 before 1'],
      ['tickets', 'seen 12 before 0', 'begun 2 before 0', 'sent 2 before 0', 'paid 1 before 0'],
      ['competition', 'seen 20 before 0', 'begun 7 before 0', 'sent 3 before 0', 'paid 2 before 0'],
      ['lessons', 'seen 8 before 0', 'begun 3 before 0', 'sent 1 before 0'],
      ['contact', 'seen 11 before 0', 'begun 5 before 1', 'sent 1 before 1'],
    ]);
  });

  it('count by days of Accra', async () => {
    await message(inPeriodBefore);
    const { body } = await staff<Funnels>('/stats/funnels?from=2025-02-01&to=2025-02-01');
    const contact = body.funnels.find(({ flow }) => flow === 'contact');
    expect(contact?.steps.at(-1)).toEqual({ step: 'sent', count: 1, countBefore: 0 });
  });
});

describe('what needs attention', () => {
  const list = async () => (await staff<Matter[]>('/stats/matters')).body;
  const early = at('2025-02-20T08:00:00');
  const late = at('2025-02-21T08:00:00');
  const since = early.toISOString();

  it('is empty when nothing waits', async () => {
    await lesson(early, 'placed');
    const done = await message(early);
    await api.database.db.insert(enquiries).values({ id: done, state: 'answered' });
    expect(await list()).toEqual([]);
  });

  it('lists each kind that waits, with the oldest one', async () => {
    const { db } = api.database;
    await message(late);
    const written = await message(early);
    const submission = { submissionKey: randomUUID(), name: who.name, email: who.email, receivedAt: early };
    const [fees] = await db
      .insert(feeEnquiries)
      .values({ ...submission, instrument: 'piano', programme: 'adult_study' })
      .returning();
    await db.insert(enquiries).values({ id: fees!.id, state: 'new', assignee: 'auth0|kwame' });
    await lesson(late);
    const registered = await lesson(early);
    const entered = await entry(early);
    await entry(early, { state: 'accepted' });
    const contact = { email: who.email, phone: who.phone, receivedAt: early };
    const [booked] = await db
      .insert(engagements)
      .values({
        ...contact,
        submissionKey: randomUUID(),
        reference: fresh('BOOK'),
        occasion: 'wedding',
        date: '2025-05-01',
        startTime: '15:30',
        place: 'Aburi',
        music: 'both',
        requestedPerformers: [],
        name: who.name,
      })
      .returning();
    const [performer] = await db
      .insert(performers)
      .values({
        ...contact,
        submissionKey: randomUUID(),
        reference: fresh('PLAY'),
        stageName: 'Trio',
        kind: 'Trio',
        category: 'classical',
        place: 'accra',
        about: 'We play.',
        recordings: [],
        contactName: who.name,
      })
      .returning();
    const [sheet] = await db
      .insert(uploads)
      .values({
        purpose: 'challenge_sheet',
        name: 'sheet.pdf',
        size: 1,
        createdAt: early,
        expiresAt: early,
        state: 'claimed',
        kind: 'pdf',
        storageKey: 'a',
        digest: 'a',
        claimedBy: 'a',
      } as never)
      .returning();
    const [art] = await db
      .insert(challengeEntries)
      .values({
        ...contact,
        submissionKey: randomUUID(),
        reference: fresh('ART'),
        artist: who.name,
        age: 30,
        place: 'Accra',
        piece: 'A',
        sheetId: sheet!.id,
      })
      .returning();

    expect(await list()).toEqual([
      { matter: 'message', count: 2, more: false, since, next: written },
      { matter: 'fees', count: 1, more: false, since, next: fees!.id },
      { matter: 'lesson', count: 2, more: false, since, next: registered },
      { matter: 'entry', count: 1, more: false, since, next: entered },
      { matter: 'engagement', count: 1, more: false, since, next: booked!.id },
      { matter: 'performer', count: 1, more: false, since, next: performer!.id },
      { matter: 'challenge_entry', count: 1, more: false, since, next: art!.id },
    ]);
  });

  it('is counted completely, also by the thousand', async () => {
    await api.database.db.execute(
      sql`insert into contact_messages (submission_key, topic, name, email, message, received_at)
        select gen_random_uuid(), 'lessons', ${who.name}, ${who.email}, 'Hello', ${early.toISOString()} from generate_series(1, 1001)`,
    );
    expect(await list()).toMatchObject([{ matter: 'message', count: 1_001, more: false, since }]);
  });

  it('includes messages to check, cancelled effects, and recent browser reports', async () => {
    const { db } = api.database;
    const [project] = await db.select().from(projects).limit(1);
    const id = randomUUID();
    await db.insert(donations).values({
      id,
      orderId: await order('donation', early, 5_000, early),
      projectId: project!.id,
      name: who.name,
      email: who.email,
      anonymous: false,
      wall: 'waiting',
      method: 'card',
      createdAt: early,
      changedAt: early,
    });
    const effect = { kind: 'mail', payload: {}, createdAt: early, dueAt: early };
    await db.insert(outbox).values([
      { ...effect, key: fresh('mail'), state: 'failed' },
      { ...effect, key: fresh('mail'), state: 'waiting' },
    ]);
    const report = { directive: 'script-src', count: 1, lastSeen: late, area: '/' };
    await db.insert(policyReports).values([
      { ...report, blocked: 'inline', firstSeen: early },
      { ...report, blocked: 'eval', firstSeen: at('2025-01-01T00:00:00') },
    ]);
    expect(await list()).toEqual([
      { matter: 'wall_words', count: 1, more: false, since, next: id },
      { matter: 'failed_job', count: 1, more: false, since, next: null },
      { matter: 'policy_report', count: 1, more: false, since, next: null },
    ]);
  });

  it('includes a recently refused refund, until another attempt succeeds', async () => {
    const { db } = api.database;
    const paidFor = async (kind: Kind) => {
      const orderId = await order(kind, early, 5_000, early);
      const [payment] = await db
        .insert(payments)
        .values({
          providerId: fresh('payment'),
          txRef: fresh('tx'),
          orderId,
          status: 'successful',
          amount: 5_000,
          currency: 'GHS',
          firstSeenAt: early,
          changedAt: early,
        })
        .returning();
      return { orderId, paymentId: payment!.id };
    };
    const refund = (paymentId: string, state: 'failed' | 'done', requestedAt: Date) =>
      db.insert(refunds).values({
        paymentId,
        requestKey: randomUUID(),
        amount: 5_000,
        state,
        requestedBy: 'auth0|kwame',
        requestedAt,
      });
    const bought = await paidFor('tickets');
    const ticketOrderId = await ticketOrder(early, [], { orderId: bought.orderId });
    await refund(bought.paymentId, 'failed', early);
    const fee = await paidFor('entry_fee');
    const entered = await entry(early, { orderId: fee.orderId, state: 'withdrawn' });
    await refund(fee.paymentId, 'failed', early);
    await refund(fee.paymentId, 'failed', at('2025-01-01T00:00:00'));

    expect(await list()).toEqual([
      { matter: 'ticket_refund', count: 1, more: false, since, next: ticketOrderId },
      { matter: 'entry_refund', count: 1, more: false, since, next: entered },
    ]);
    await refund(bought.paymentId, 'done', late);
    expect((await list()).map(({ matter }) => matter)).toEqual(['entry_refund']);
  });
});
