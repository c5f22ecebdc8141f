import { randomUUID } from 'node:crypto';
import type { SlotBoard, SlotHold } from '../competition/slots/slots.routes';
import type { TestApi } from './api';
import { askOf } from './ask';
import { emptyTables } from './database';

/** Speaks to the competition as its pages do. */
export function competitionOf(api: Pick<TestApi, 'send'>) {
  const ask = askOf(api);
  const put = (token: string, slot: string) =>
    ask<SlotHold>('PUT', '/competition/slots/hold', { slot }, { 'hold-token': token });
  const board = async () => (await ask<SlotBoard>('GET', '/competition/slots')).body;
  return {
    ask,
    put,
    board,
    /** Holds a slot under a fresh token, which it gives. */
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

export type CompetitionPage = ReturnType<typeof competitionOf>;

/** Whatever comes of entering, and what counts how often somebody asks. */
const COMPETITION_TABLES = ['audition_waiting', 'audition_bookings', 'outbox', 'rate_limits'];

/** Gives everything back, between tests: all slots are free, entries are taken. */
export async function emptyCompetition({ client }: Pick<TestApi['database'], 'client'>): Promise<void> {
  await emptyTables(client, ...COMPETITION_TABLES);
  await client.exec(
    'update competition_settings set is_open = true, opens_at = null, closes_at = null, moves_until = null; update audition_slots set is_blocked = false',
  );
}
