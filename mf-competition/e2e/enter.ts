import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { pieceIdOf, piecesOf, currentSet, type Category } from '@school/shared/competition';
import { answerOf, freshEmail } from '@school/shared/e2e';

interface Board {
  readonly slots: readonly { readonly id: string; readonly isAvailable: boolean }[];
}

const firstPiece = (category: Category) =>
  piecesOf('trumpet', '2-4')[currentSet][category].slice(0, 1).map(pieceIdOf).join('');

/** Returns the IDs of free audition slots. */
export async function freeSlots(request: APIRequestContext): Promise<string[]> {
  const { slots } = (await answerOf(request.get('/api/competition/slots'))) as Board;
  return slots.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
}

/** Sends an adult's entry, unpaid and without documents. Returns its key. */
export async function enter(request: APIRequestContext, slot: string): Promise<string> {
  const headers = { 'hold-token': randomUUID(), 'idempotency-key': randomUUID() };
  await answerOf(request.put('/api/competition/slots/hold', { headers, data: { slot } }));
  const name = `Ama ${headers['idempotency-key'].replaceAll(/[^a-f]/g, '')}`;
  const { entryKey } = await answerOf<{ entryKey: string }>(
    request.post('/api/competition/entries', {
      headers,
      data: {
        competitor: { name, birthDate: '1998-05-20', email: freshEmail(), phone: '024 412 3456' },
        instrument: 'trumpet',
        band: '2-4',
        grade: 4,
        pieces: { A: firstPiece('A'), B: firstPiece('B') },
        papers: { recordingLink: 'https://sound.example/ama' },
        method: 'card',
      },
    }),
  );
  return entryKey;
}
