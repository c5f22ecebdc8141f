import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testNow } from '../../testing/api';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';
import type { HeldTicket } from '../issued/issued.routes';
import type { Conflict, DoorList, DoorNews, ScanView } from './door.routes';

const minute = 60_000;

const shop = testPayments();
const box = payingBoxOffice(shop);
let door: Record<string, string>;
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  await shop.checkout.behaviour({ hold: true });
  const roles = { 'https://music-school.example/roles': ['door'] };
  door = { authorization: `Bearer ${await shop.token(roles)}` };
});

const scan = async (code: string, changes: object = {}) => {
  const body = { scanId: randomUUID(), code, door: 'Main', ...changes };
  return (await box.ask<ScanView>('POST', '/staff/check-ins', body, door)).body;
};
const settle = async (scans: object[]) =>
  (await box.ask<{ scans: ScanView[] }>('POST', '/staff/check-ins/batch', { scans }, door)).body.scans;
const offline = (code: string, changes: object = {}) => ({
  scanId: randomUUID(),
  code,
  door: 'Balcony',
  scannedAt: testNow.toISOString(),
  ...changes,
});
const codesOf = async (key: string) => (await box.order(key)).body.tickets.map(({ code }) => code ?? '');
const one = async () => {
  const { key } = await box.buy(some('regular', 1, { seats: ['L-9-3'] }));
  const [ticket] = (await box.order(key)).body.tickets;
  return { key, id: ticket?.id ?? '', code: ticket?.code ?? '' };
};

describe('a scan at the door', () => {
  it('admits the first one; the second gets its time and door', async () => {
    const { code } = await one();
    const spaced = code.toLowerCase().replace(/(.{4})/g, '$1-');
    expect(await scan(spaced)).toMatchObject({
      result: 'in',
      ticket: { name: 'Ama Serwaa Danso', seat: 'Left, row 9, seat 3', typeName: 'Regular' },
    });
    shop.clock.advance(5 * minute);
    expect(await scan(code, { door: 'Balcony' })).toMatchObject({
      result: 'again',
      first: { door: 'Main', at: testNow.toISOString() },
      message: 'This ticket was let in at 12:00 at Main.',
    });
  });

  it("uses the server's time, whatever the phone’s clock says", async () => {
    const { code } = await one();
    const scannedAt = new Date(testNow.getTime() - 60 * minute).toISOString();
    expect(await scan(code, { scannedAt })).toMatchObject({ first: { at: testNow.toISOString() } });
  });

  it('gets the same answer when it is repeated', async () => {
    const { code } = await one();
    const scanId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => scan(code, { scanId })));
    expect(answers.map(({ result }) => result)).toEqual(Array(5).fill('in'));
  });

  it('is rejected under the id of another ticket’s or account’s scan', async () => {
    const first = await one();
    const { key } = await box.buy(some('regular', 1, { seats: ['L-9-4'] }));
    const [other = ''] = await codesOf(key);
    const body = { scanId: randomUUID(), code: first.code, door: 'Main' };
    await scan(first.code, body);
    const refused = { status: 422, body: { error: { code: 'key_reused' } } };
    for (const code of [other, 'A'.repeat(20)]) {
      expect(await box.ask('POST', '/staff/check-ins', { ...body, code }, door)).toMatchObject(refused);
      const scans = [offline(code, { scanId: body.scanId })];
      expect(await box.ask('POST', '/staff/check-ins/batch', { scans }, door)).toMatchObject(refused);
    }
    const roles = { sub: 'auth0|other-door', 'https://music-school.example/roles': ['door'] };
    const theirs = { authorization: `Bearer ${await shop.token(roles)}` };
    expect(await box.ask('POST', '/staff/check-ins', body, theirs)).toMatchObject(refused);
    expect(await scan(first.code, body)).toMatchObject({ result: 'in' });
    expect(await scan(other)).toMatchObject({ result: 'in' });
  });

  it('admits once when fifty doors scan at the same time', async () => {
    const { code } = await one();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => scan(code, { door: `Door ${nth}` })),
    );
    expect(answers.filter(({ result }) => result === 'in')).toHaveLength(1);
    expect(answers.filter(({ result }) => result === 'again')).toHaveLength(49);
  });

  it('rejects forged, altered, transferred, returned and empty codes', async () => {
    const { code, key, id } = await one();
    const other = code[19] === 'A' ? 'B' : 'A';
    for (const wrong of ['', 'HELLO', 'A'.repeat(20), code.slice(0, 19) + other, `${code}A`]) {
      expect(await scan(wrong)).toMatchObject({ result: 'unknown', ticket: null });
    }
    await box.ask(
      'POST',
      `/tickets/order/tickets/${id}/transfer`,
      { name: 'Kofi', email: 'kofi@example.com' },
      { 'order-key': key },
    );
    expect((await scan(code)).result).toBe('replaced');
    const effects = effectsOf(shop);
    await effects.run();
    const holderKey = tokenIn(
      effects.mails.find(({ to }) => to === 'kofi@example.com')!,
      'ticket',
    );
    const held = await box.ask<HeldTicket>('GET', '/tickets/ticket', undefined, { 'ticket-key': holderKey });
    expect((await scan(held.body.ticket.code ?? '')).result).toBe('in');

    const back = await box.buy(some('student', 1));
    const [returned] = (await box.order(back.key)).body.tickets;
    await box.ask('POST', `/tickets/order/tickets/${returned?.id}/return`, undefined, {
      'order-key': back.key,
    });
    expect((await scan(returned?.code ?? '')).result).toBe('not_valid');
    expect(
      (await box.ask('POST', '/staff/check-ins', { scanId: 'x', code, door: '' }, door)).problems,
    ).toEqual({
      scanId: 'This scan cannot be told from others',
      door: 'Please say which door this is',
    });
  });
});

describe('a door without a connection', () => {
  it('recognises tickets by digests of their codes', async () => {
    const { code } = await one();
    await scan(code);
    const { body } = await box.ask<DoorList>('GET', '/staff/check-ins/door-list', undefined, door);
    expect(body.tickets).toMatchObject([
      {
        hash: createHash('sha256').update(code).digest('hex'),
        seat: 'Left, row 9, seat 3',
        checkedInAt: testNow.toISOString(),
        door: 'Main',
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('reports its scans afterwards, once however often it sends them', async () => {
    const { code } = await one();
    const scans = [offline(code), offline('A'.repeat(20))];
    expect((await settle(scans)).map(({ result }) => result)).toEqual(['in', 'unknown']);
    expect((await settle(scans)).map(({ result }) => result)).toEqual(['in', 'unknown']);
    expect(await scan(code)).toMatchObject({ result: 'again', first: { door: 'Balcony' } });
  });

  it('that admitted a ticket of another door sees the conflict, and so does the other', async () => {
    const { code, id } = await one();
    const main = offline(code, { door: 'Main' });
    const balcony = offline(code, { scannedAt: new Date(testNow.getTime() - minute).toISOString() });
    const updates: DoorNews[] = [];
    const leave = await shop.deps.liveDoors.subscribe((news) => updates.push(news));
    expect((await settle([main]))[0]?.result).toBe('in');
    expect((await settle([balcony]))[0]).toMatchObject({
      result: 'conflict',
      first: { door: 'Main' },
      message: 'Two doors let this ticket in: the other at 12:00 at Main.',
    });
    expect((await settle([balcony]))[0]?.result).toBe('conflict');
    const conflictsOf = async (name: string) =>
      (await box.ask<Conflict[]>('GET', `/staff/check-ins/conflicts?door=${name}`, undefined, door)).body;
    const conflict = { ticket: { id }, scans: [{ door: 'Balcony' }, { door: 'Main' }] };
    expect(await conflictsOf('Main')).toMatchObject([conflict]);
    expect(await conflictsOf('Balcony')).toMatchObject([conflict]);
    expect(await conflictsOf('Side')).toEqual([]);
    await vi.waitFor(() =>
      expect(updates.at(-1)).toMatchObject({ checkedIn: 1, of: 1, conflicts: [conflict] }),
    );
    leave();
  });

  it('that lost the answer and admitted by its own list is in conflict after all', async () => {
    const { code } = await one();
    await scan(code);
    const lost = randomUUID();
    expect(await scan(code, { scanId: lost, door: 'Balcony' })).toMatchObject({ result: 'again' });
    const batch = [offline(code, { scanId: lost })];
    expect(await settle(batch)).toMatchObject([{ result: 'conflict', first: { door: 'Main' } }]);
    expect(await settle(batch)).toMatchObject([{ result: 'conflict' }]);
  });

  it('with a fast clock cannot admit in the future', async () => {
    const [code = ''] = await codesOf((await box.buy(some('student', 1))).key);
    const ahead = new Date(testNow.getTime() + 60 * minute).toISOString();
    const [settled] = await settle([offline(code, { scannedAt: ahead })]);
    expect(settled?.first?.at).toBe(testNow.toISOString());
  });

  it('with a slow clock cannot admit before the doors opened, nor more than three days ago', async () => {
    const codes = await codesOf((await box.buy(some('student', 2))).key);
    const daysAgo = (days: number) => new Date(testNow.getTime() - days * 24 * 60 * minute).toISOString();
    const [early] = await settle([offline(codes[0] ?? '', { scannedAt: daysAgo(30) })]);
    expect(early?.first?.at).toBe(daysAgo(3));
    shop.clock.set(new Date('2025-12-13T19:00:00Z'));
    const roles = { 'https://music-school.example/roles': ['door'] };
    door = { authorization: `Bearer ${await shop.token(roles)}` };
    const [atDoors] = await settle([offline(codes[1] ?? '', { scannedAt: '2025-12-13T12:00:00.000Z' })]);
    expect(atDoors?.first?.at).toBe('2025-12-13T17:30:00.000Z');
  });
});
