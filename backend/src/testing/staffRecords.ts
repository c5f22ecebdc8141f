import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  accountSessions,
  auditionBookings,
  contactMessages,
  competitionEntries,
  engagements,
  outbox,
  performers,
  trialTimes,
  volunteers,
  volunteerShifts,
} from '../platform/db/schema';
import { insertEntry } from '../competition/entries/writeEntry';
import { anEntry } from './competition';
import { registerForLessons } from './lessons';
import type { TestPayments } from './payments';
import { teacherCalled } from './teachers';
import { payingBoxOffice, some } from './tickets';

/**
 * Creates records that staff can change; each call creates a new one and returns its id.
 * @param shop whose staff sends the request where only the API creates a record
 */
export async function staffRecords(shop: TestPayments) {
  const { db } = shop.database;
  const box = payingBoxOffice(shop);
  const at = shop.clock.now();
  const headers = await shop.staff();
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await box.ask<T>(method, `/staff${path}`, body, { ...headers, ...key });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  const donation = async () => {
    const { donationId, ...checkout } = await shop.begin();
    const { callbacks } = await shop.checkout.pay(checkout, 'card');
    await shop.confirm(checkout.txRef, callbacks[0]?.transaction_id);
    const detail = await ask<{ payments: { id: string }[] }>('GET', `/donations/${donationId}`);
    return { donationId, paymentId: detail.payments[0]?.id ?? '' };
  };
  const order = async (seat: string) => {
    const { key } = await box.buy(some('regular', 1, { seats: [seat] }));
    const { body } = await box.order(key);
    const found = await ask<{ rows: { id: string }[] }>('GET', `/ticket-orders?search=${body.number}`);
    const [ticket] = body.tickets;
    return { orderId: found.rows[0]?.id ?? '', ticketId: ticket?.id ?? '', code: ticket?.code ?? '' };
  };
  const entry = async (name: string, state: 'submitted' | 'accepted' | 'round2', slot?: string) => {
    const { method: _, papers: __, competitor, ...rest } = anEntry();
    const details = { ...rest, competitor: { ...competitor, name } } as never;
    const { id } = await insertEntry({ db, clock: shop.clock }, details, { submissionKey: randomUUID() });
    await db.update(competitionEntries).set({ state }).where(eq(competitionEntries.id, id));
    const digests = { tokenDigest: id, addressDigest: id };
    const given = { state: 'given', createdAt: at, expiresAt: at } as const;
    if (slot) await db.insert(auditionBookings).values({ slotId: slot, entryId: id, ...digests, ...given });
    return id;
  };
  const idOf = async (inserted: PromiseLike<{ id: string }[]>) => (await inserted)[0]?.id ?? '';
  const person = { email: 'ama@example.com', phone: '024 412 3456', receivedAt: at };
  const received = () => ({ ...person, submissionKey: randomUUID(), reference: `REF-${randomUUID()}` });
  const message = () => {
    const sent = { ...person, submissionKey: randomUUID(), topic: 'lessons', name: 'Ama', message: 'Hello' };
    return idOf(db.insert(contactMessages).values(sent).returning({ id: contactMessages.id }));
  };
  const lesson = () => registerForLessons(db, { ...received(), mode: 'online' });
  /** An hour of a teacher on a future day. @param from such as `08:00` */
  const freeHour = async (from: string) => {
    const first = new Date(`2025-03-04T${from}:00Z`);
    const teacherId = await teacherCalled(db, 'Yaa Boateng');
    const free = { instrument: 'piano', teacherId, venue: 'accra' } as const;
    const halves = [first, new Date(first.getTime() + 30 * 60_000)];
    const values = halves.map((startsAt) => ({ ...free, startsAt }));
    return idOf(db.insert(trialTimes).values(values).returning({ id: trialTimes.id }));
  };
  const performer = () => {
    const trio = {
      stageName: 'Trio',
      kind: 'Strings',
      category: 'classical',
      place: 'accra',
      about: 'We play.',
    };
    const values = {
      ...received(),
      ...trio,
      status: 'accepted' as const,
      recordings: [],
      contactName: 'Esi',
    };
    return idOf(db.insert(performers).values(values).returning({ id: performers.id }));
  };
  const engagement = () => {
    const party = {
      occasion: 'wedding',
      date: '2025-06-14',
      startTime: '15:30',
      place: 'Aburi',
      music: 'both',
    };
    const values = { ...received(), ...party, requestedPerformers: [], name: 'Kojo' };
    return idOf(db.insert(engagements).values(values).returning({ id: engagements.id }));
  };
  const volunteer = () => {
    const who = { requestKey: randomUUID(), name: 'Esi', email: `${randomUUID()}@example.com`, addedAt: at };
    return idOf(db.insert(volunteers).values(who).returning({ id: volunteers.id }));
  };
  const aShift = {
    task: 'Door',
    place: 'Main hall',
    startsAt: '2025-10-11T08:00:00.000Z',
    endsAt: '2025-10-11T12:00:00.000Z',
    needed: 2,
  };
  const shift = () => {
    const times = { startsAt: new Date(aShift.startsAt), endsAt: new Date(aShift.endsAt) };
    const values = { ...aShift, ...times, requestKey: randomUUID() };
    return idOf(db.insert(volunteerShifts).values(values).returning({ id: volunteerShifts.id }));
  };
  const failedEffect = () => {
    const mail = { to: 'ama@example.com', subject: 'Hello', html: '', text: '' };
    const failed = { state: 'failed', createdAt: at, dueAt: at, endedAt: at, lastError: 'away' } as const;
    const values = { ...failed, kind: 'mail', key: randomUUID(), payload: mail };
    return idOf(db.insert(outbox).values(values).returning({ id: outbox.id }));
  };
  const invitation = async () => {
    const request = {
      sale: 'pre-sale',
      types: ['family'],
      maxTickets: 4,
      guests: [{ name: 'Kofi', email: 'kofi@example.com' }],
    };
    return (await ask<{ id: string }[]>('POST', '/tickets/invitations', request))[0]?.id ?? '';
  };

  const session = () => {
    const times = { startedAt: at, seenAt: at, endsAt: new Date(at.getTime() + 60_000) };
    const row = { id: randomUUID(), account: 'auth0|somebody', device: 'Firefox on Linux', ...times };
    return idOf(db.insert(accountSessions).values(row).returning({ id: accountSessions.id }));
  };
  const questions = (answer: string) => [{ id: 'parents', question: 'Can a parent sit in?', answer }];
  const content = '/staff/content/mf-public/faqs';
  const versionOfContent = async () =>
    (await ask<{ version: number }>('GET', content.slice('/staff'.length))).version;

  return {
    at,
    ask,
    idOf,
    person,
    received,
    donation,
    order,
    entry,
    message,
    lesson,
    freeHour,
    performer,
    engagement,
    volunteer,
    aShift,
    shift,
    failedEffect,
    invitation,
    session,
    questions,
    content,
    versionOfContent,
  };
}
