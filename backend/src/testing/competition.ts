import { randomUUID } from 'node:crypto';
import type { EntryView, SentEntry } from '../competition/entries/entry.routes';
import type { SlotBoard, SlotHold } from '../competition/slots/slots.routes';
import type { TestApi } from './api';
import { askOf } from './ask';
import { emptyTables, PAYMENT_TABLES } from './database';
import type { TestPayments } from './payments';

/** Creates a client of the competition that acts like its pages. */
export function competitionOf(api: Pick<TestApi, 'send'>) {
  const ask = askOf(api);
  const put = (token: string, slot: string) =>
    ask<SlotHold>('PUT', '/competition/slots/hold', { slot }, { 'hold-token': token });
  const board = async () => (await ask<SlotBoard>('GET', '/competition/slots')).body;
  return {
    ask,
    put,
    board,
    /** Holds a slot under a new token and returns the token. */
    hold: async (slot: string) => {
      const token = randomUUID();
      return { token, ...(await put(token, slot)) };
    },
    look: (token: string) =>
      ask<SlotHold>('GET', '/competition/slots/hold', undefined, { 'hold-token': token }),
    release: (token: string) =>
      ask<null>('DELETE', '/competition/slots/hold', undefined, { 'hold-token': token }),
    isFree: async (slot: string) => (await board()).slots.find(({ id }) => id === slot)?.isAvailable,
    wait: (email: string, key: string = randomUUID()) =>
      ask('POST', '/competition/waiting-list', { name: 'Kojo Antwi', email }, { 'idempotency-key': key }),
  };
}

/** An adult's entry as the form sends it. */
export const anEntry = (changes: object = {}) => ({
  competitor: {
    name: 'Ama Serwaa Danso',
    birthDate: '1998-05-20',
    email: 'ama@example.com',
    phone: '+233244123456',
  },
  instrument: 'piano',
  band: '3+',
  grade: 5,
  pieces: { A: 'invention-no-1-in-c-major-bwv-772-bach', B: 'gymnopedie-no-1-satie' },
  teacher: 'Kojo Antwi',
  papers: { recordingLink: 'https://sound.example/ama' },
  method: 'card',
  ...changes,
});

/** An entry of a child, whose guardian is asked. */
export const aMinor = (changes: object = {}) =>
  anEntry({
    competitor: {
      name: 'Esi Mensah',
      birthDate: '2016-03-04',
      email: 'esi@example.com',
      phone: '+233244123456',
    },
    guardian: { name: 'Abena Mensah', email: 'abena@example.com', phone: '+233244654321' },
    band: '0-1',
    grade: 1,
    pieces: { A: 'ah-vous-dirai-je-maman-k-265-theme-mozart', B: 'long-long-ago-bayly' },
    ...changes,
  });

/** Creates a client of the competition's pages with a local checkout for fees. */
export function payingCompetition(shop: TestPayments) {
  const page = competitionOf(shop);
  const send = (body: object, headers: Record<string, string> = {}) =>
    page.ask<SentEntry>('POST', '/competition/entries', body, {
      'idempotency-key': randomUUID(),
      ...headers,
    });
  const pay = async ({ checkout }: SentEntry) => {
    if (!checkout) throw new Error('There is nothing to pay');
    const { callbacks } = await shop.checkout.pay(checkout, 'card');
    await shop.confirm(checkout.txRef, callbacks[0]?.transaction_id);
  };
  return {
    ...page,
    send,
    pay,
    own: async (key: string) =>
      (await page.ask<EntryView>('GET', '/competition/entry', undefined, { 'entry-key': key })).body,
    choose: (key: string, slot: string) =>
      page.ask<EntryView>('PUT', '/competition/entry/slot', { slot }, { 'entry-key': key }),
    /** Holds a slot, sends and pays; returns what opens the entry. */
    enter: async (slot: string, body: object = anEntry()) => {
      const { token } = await page.hold(slot);
      const sent = await send(body, { 'hold-token': token });
      if (sent.status !== 200) throw new Error(`Not entered: ${JSON.stringify(sent.body)}`);
      await pay(sent.body);
      return sent.body.entryKey;
    },
  };
}

/** The tables that entries write to, including the limits. */
const COMPETITION_TABLES = [
  'competition_jurors',
  'competition_score_changes',
  'competition_scores',
  'competition_recusals',
  'competition_moves',
  'competition_publications',
  'competition_announcements',
  'audition_waiting',
  'audition_bookings',
  'competition_papers',
  'competition_drafts',
  'competition_entries',
  'uploads',
  ...PAYMENT_TABLES,
];

/** Resets the competition between tests: all slots are free, entries are open. */
export async function emptyCompetition({ client }: Pick<TestApi['database'], 'client'>): Promise<void> {
  await emptyTables(client, ...COMPETITION_TABLES);
  await client.exec(
    'update competition_settings set is_open = true, opens_at = null, closes_at = null, moves_until = null, is_blind = true; update audition_slots set is_blocked = false',
  );
}

/** Resets the competition and the checkout between tests. */
export async function startCompetitionOver({ database, checkout }: TestPayments): Promise<void> {
  await emptyCompetition(database);
  await checkout.behaviour({ settleAfterMs: null });
}
