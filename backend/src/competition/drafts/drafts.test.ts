import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { competitionDrafts } from '../../platform/db/schema';
import { anEntry, startCompetitionOver, payingCompetition } from '../../testing/competition';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';

const minute = 60_000;
const day = 24 * 60 * minute;
const first = '2025-10-11-0900';

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(() => startCompetitionOver(shop));

describe('a draft', () => {
  const keep = (values: object, key: string = randomUUID()) =>
    page.ask<{ draftKey: string; revision: number }>(
      'POST',
      '/competition/drafts',
      { email: 'ama@example.com', values },
      { 'idempotency-key': key },
    );
  const open = (key: string) =>
    page.ask<{ values: object; revision: number; entryKey: string | null }>(
      'GET',
      '/competition/draft',
      undefined,
      { 'draft-key': key },
    );
  const change = (key: string, values: object, revision: number) =>
    page.ask('PUT', '/competition/draft', { values, revision }, { 'draft-key': key });

  it('can be continued on another device by the link of its mail', async () => {
    const effects = effectsOf(shop);
    const formKey = randomUUID();
    const stored = await keep({ competitor: { name: 'Ama' } }, formKey);
    expect((await keep({ competitor: { name: 'Ama' } }, formKey)).body.draftKey).toBe(stored.body.draftKey);
    await effects.run();
    expect(effects.mails).toHaveLength(1);
    const key = tokenIn(effects.mails[0]!, 'draft');
    expect(key).toBe(stored.body.draftKey);
    expect((await open(key)).body).toMatchObject({ values: { competitor: { name: 'Ama' } }, revision: 1 });
    expect((await change(key, { step: 2 }, 1)).status).toBe(200);
    expect((await change(key, { step: 9 }, 1)).problems).toEqual({
      draft: 'This was changed on another device. Load it again to continue.',
    });
    expect((await open(key)).body).toMatchObject({ values: { step: 2 }, revision: 2 });
  });

  it('leads to the entry once it was sent, and contains nothing of it any more', async () => {
    const { draftKey } = (await keep({ competitor: { name: 'Ama' } })).body;
    const { token } = await page.hold(first);
    const { body } = await page.send(anEntry(), { 'hold-token': token, 'draft-key': draftKey });
    expect((await open(draftKey)).body).toMatchObject({ values: {}, entryKey: body.entryKey });
    expect(Object.keys((await change(draftKey, {}, 1)).problems)).toEqual(['draft']);
  });

  it('is deleted when it is discarded, or after sixty days', async () => {
    const [one, other] = [(await keep({})).body.draftKey, (await keep({})).body.draftKey];
    await page.ask('DELETE', '/competition/draft', undefined, { 'draft-key': one });
    expect((await open(one)).status).toBe(404);
    shop.clock.advance(60 * day);
    expect((await open(other)).status).toBe(404);
    expect((await open('x')).status).toBe(404);
  });

  it('is deleted once its time is over, which restarts with every change', async () => {
    const effects = effectsOf(shop);
    const there = () => shop.database.db.$count(competitionDrafts);
    const [one] = [(await keep({})).body.draftKey, await keep({})];
    shop.clock.advance(30 * day);
    await change(one, { step: 2 }, 1);
    shop.clock.advance(30 * day);
    await effects.run();
    expect(await there()).toBe(1);
    expect((await open(one)).body).toMatchObject({ values: { step: 2 } });
    shop.clock.advance(30 * day);
    await effects.run();
    expect(await there()).toBe(0);
  });
});
