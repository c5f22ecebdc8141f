import { randomUUID } from 'node:crypto';
import { privateQuery } from '@school/shared/private-links';
import { PLAIN_FORM_KEY } from '@school/shared/schemas/sent';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditionBookings,
  competitionDrafts,
  competitionEntries,
  orders,
} from '../../../../platform/db/schema';
import { testNow } from '../../../../testing/api';
import { aMinor, anEntry, emptyCompetition, payingCompetition } from '../../../../testing/competition';
import { emptyTables } from '../../../../testing/database';
import { effectsOf } from '../../../../testing/effects';
import { testFiles } from '../../../../testing/files';
import { factsOf, plainFormsOf, refusedFields, type PlainAnswer } from '../../../../testing/plainForms';
import { testPayments } from '../../../../testing/testApi';
import { uploader } from '../../../../testing/uploads';

type Values = Readonly<Record<string, string>>;

const shop = testPayments();
beforeEach(async () => {
  await emptyCompetition(shop.database);
  await emptyTables(shop.database.client, 'submission_keys');
  await shop.checkout.behaviour({ hold: false, settleAfterMs: null, rest: 'up' });
});

const FORM = '/api/forms/keepEntryDraft';
const SLOT = '2025-10-11-0900';

const { post, sendLink: send } = plainFormsOf(shop);

const begin = (email = 'ama@example.com', key: string = randomUUID()) =>
  post(FORM, { email, leaveEmpty: '', [PLAIN_FORM_KEY]: key });

const actionOf = ({ body }: { readonly body: PlainAnswer }) => body.shown.forms?.[0]?.action;
const valuesOf = ({ body }: { readonly body: PlainAnswer }) =>
  Object.fromEntries((body.shown.forms?.[0]?.fields ?? []).map(({ name, value = '' }) => [name, value]));
const entries = () => shop.database.db.select().from(competitionEntries);
const drafts = () =>
  shop.database.db.select().from(competitionDrafts).orderBy(asc(competitionDrafts.createdAt));
const stored = async () => (await drafts())[0]?.values as Record<string, unknown>;

/** What a browser sends in each step of an adult. */
const adult: readonly (readonly [step: string, values: Values])[] = [
  ['instrument', { instrument: 'piano' }],
  ['band', { 'competitor.birthDate': '1998-05-20', grade: '5', band: '3+' }],
  [
    'competitor',
    {
      'competitor.name': 'Ama Serwaa Danso',
      'competitor.email': 'ama@example.com',
      'competitor.phone': '024 412 3456',
    },
  ],
  ['pieces', { 'pieces.A': anEntry().pieces.A, 'pieces.B': anEntry().pieces.B, needsAccompanist: 'on' }],
  ['teacher', { teacher: 'Kojo Antwi', school: '' }],
  ['age', {}],
  ['picture', {}],
  ['certificate', {}],
  ['recording', { 'papers.recordingLink': 'https://sound.example/ama' }],
  ['audition', { slot: SLOT }],
  ['fee', { method: 'card' }],
];

/** Fills in steps, up to one. Returns the last page. */
async function fill(link: string, until = 'review', steps = adult) {
  let page = await send(link, '');
  for (const [step, values] of steps) {
    if (step === until) break;
    page = await send(link, `save-${step}`, values);
    expect(page.body.error, step).toBeUndefined();
  }
  return page;
}

describe('an entry without scripts', () => {
  it('starts with a draft, whose link is mailed once and opens the first step', async () => {
    const key = randomUUID();
    const started = await begin('ama@example.com', key);
    expect(started.status).toBe(200);
    expect(started.body).toMatchObject({
      link: expect.stringMatching(/^\/music-competition\/register#draft=/),
      page: '/music-competition/register',
      shown: { title: 'Which instrument?' },
    });
    expect(started.body.shown.texts.join(' ')).toContain('sent you a link');
    expect(actionOf(started)).toBe('save-instrument');
    expect((await begin('ama@example.com', key)).body.link).toBe(started.body.link);
    expect(await drafts()).toHaveLength(1);
    const effects = effectsOf(shop);
    await effects.run();
    expect(effects.mails).toHaveLength(1);
    const mailed = effects.mails[0]?.text.match(/https:\/\/\S+#draft=\S+/)?.[0] ?? '';
    expect(mailed).toContain(started.body.link);
    expect((await send(mailed, '')).body.shown.title).toBe('Which instrument?');
  });

  it('is never opened for another person with the same address', async () => {
    const first = await post(FORM, { email: 'ama@example.com' });
    const second = await post(FORM, { email: 'ama@example.com' });
    expect(first.body.link).toBeDefined();
    expect(second.body.link).not.toBe(first.body.link);
    expect((await begin()).body.link).not.toBe((await begin()).body.link);
  });

  it('does not start without an address', async () => {
    const refused = await begin('ama');
    expect([refused.status, refusedFields(refused)]).toEqual([422, ['email']]);
    expect(await drafts()).toEqual([]);
  });

  it('goes step by step to its review, is sent once and paid on the hosted page', async () => {
    const { link } = (await begin()).body;
    const review = await fill(link);
    expect(actionOf(review)).toBe('submit');
    expect(review.body.shown.texts.join(' ')).toContain('Your time is held for you until');
    expect(factsOf(review)).toMatchObject({
      Competitor: 'Ama Serwaa Danso, ama@example.com, 024 412 3456',
      'Proof of age': 'comes later',
      Audition: 'Oct 11, 2025, 09:00',
      'To be paid': 'GH₵ 150.00',
    });
    const paying = await Promise.all([1, 2].map(() => send(link, 'submit', valuesOf(review))));
    for (const { body } of paying) expect(body.location).toMatch(`${shop.checkout.origin}/pay/hosted/`);
    const again = await send(link, 'submit', valuesOf(review));
    expect(again.body.location).toMatch(`${shop.checkout.origin}/pay/hosted/`);
    expect(await entries()).toMatchObject([
      { name: 'Ama Serwaa Danso', phone: '+233244123456', needsAccompanist: true, state: 'submitted' },
    ]);
    const body = new URLSearchParams({ way: 'card' });
    const paid = await fetch(again.body.location ?? '', { method: 'POST', body, redirect: 'manual' });
    const back = new URL(paid.headers.get('location') ?? '');
    const transactionId = back.searchParams.get('transaction_id') ?? undefined;
    expect((await shop.ask('POST', `/api${back.pathname}`, { transactionId })).body).toMatchObject({
      state: 'paid',
      receipt: [
        ['Entry', expect.stringMatching(/^MC-/)],
        ['Amount', 'GH₵ 150.00'],
      ],
    });
    const late = await send(link, 'submit', valuesOf(review));
    expect(late.body.link).toMatch(/#entry=/);
    expect(factsOf(late)['Fee']).toBe('GH₵ 150.00 paid');
    expect(await shop.database.db.select().from(orders)).toHaveLength(1);
  });

  it('opens the sent entry by the link of its draft', async () => {
    const { link } = (await begin()).body;
    await send(link, 'submit', valuesOf(await fill(link)));
    const opened = await send(link, '');
    expect(opened.body).toMatchObject({
      page: '/music-competition/thank-you',
      shown: { title: 'We have your entry' },
    });
    expect((await send(link, 'save-instrument', { instrument: 'violin' })).body.link).toMatch(/#entry=/);
  });

  it.each([
    ['instrument', {}, ['instrument']],
    ['band', { 'competitor.birthDate': '20.05.1998', grade: '' }, ['competitor.birthDate', 'grade', 'band']],
    ['band', { 'competitor.birthDate': '2016-05-20', grade: '5', band: '0-1' }, ['band']],
    [
      'competitor',
      { 'competitor.name': ' ', 'competitor.email': 'ama', 'competitor.phone': '1' },
      ['competitor.name', 'competitor.email', 'competitor.phone'],
    ],
    ['pieces', {}, ['pieces.A', 'pieces.B']],
    ['pieces', { 'pieces.A': anEntry().pieces.B, 'pieces.B': anEntry().pieces.B }, ['pieces.A']],
    ['recording', { 'papers.recordingLink': 'http://sound.example' }, ['papers.recordingLink']],
    ['audition', {}, ['slot']],
    ['audition', { slot: 'tomorrow' }, ['slot']],
    ['fee', { method: 'cheque' }, ['method']],
  ] as const)('refuses a wrong step %s with %j at its fields', async (step, values, fields) => {
    const { link } = (await begin()).body;
    await fill(link, step);
    const before = await stored();
    const refused = await send(link, `save-${step}`, values);
    expect(new Set(refusedFields(refused))).toEqual(new Set(fields));
    expect(refused.status).toBe(422);
    expect(actionOf(refused), 'the step is shown again').toBe(`save-${step}`);
    expect(await stored()).toEqual(before);
  });

  it('saves a step that is sent twice once, also at the same time', async () => {
    const { link } = (await begin()).body;
    await fill(link, 'band');
    const [, band] = adult[1]!;
    const sent = await Promise.all([1, 2].map(() => send(link, 'save-band', band)));
    expect(sent.map((one) => [one.status, actionOf(one)])).toEqual([
      [200, 'save-competitor'],
      [200, 'save-competitor'],
    ]);
    const [{ revision } = { revision: 0 }] = await drafts();
    await send(link, 'save-band', band);
    expect((await drafts())[0]?.revision).toBe(revision);
  });

  it('opens no step before the steps that it depends on', async () => {
    const { link } = (await begin()).body;
    for (const action of ['show-review', 'save-pieces', 'save-nothing', 'amend-fee', 'submit', 'change-band'])
      expect(actionOf(await send(link, action)), action).toMatch(/^(?:save|amend)-instrument$/);
    expect((await send(link, 'toString')).status).toBe(404);
    expect(await entries()).toEqual([]);
  });

  it('goes back with what was typed', async () => {
    const { link } = (await begin()).body;
    const page = await fill(link, 'competitor');
    expect(page.body.shown.forms?.[1]).toMatchObject({ action: 'show-band', button: 'Back' });
    expect(valuesOf(await send(link, 'show-band'))).toEqual(adult[1]?.[1]);
  });

  it('changes an answer from its review, and asks again for what depends on it', async () => {
    const { link } = (await begin()).body;
    await fill(link);
    const teacher = await send(link, 'change-teacher');
    expect(valuesOf(teacher)).toMatchObject({ teacher: 'Kojo Antwi' });
    const reviewed = await send(link, 'amend-teacher', { teacher: 'Esi Danso', school: '' });
    expect(factsOf(reviewed)).toMatchObject({ Teacher: 'Esi Danso' });
    const band = await send(link, 'amend-instrument', { instrument: 'trumpet' });
    expect(actionOf(band)).toBe('amend-band');
    const values = { ...adult[1]?.[1], band: '2-4' };
    const pieces = await send(link, 'amend-band', values);
    expect(actionOf(pieces)).toBe('amend-pieces');
    const [first] = pieces.body.shown.forms ?? [];
    const choice = (at: number) => first?.fields?.[at]?.options?.[0]?.value ?? '';
    const again = await send(link, 'amend-pieces', { 'pieces.A': choice(0), 'pieces.B': choice(1) });
    expect(actionOf(again), 'its proof may be another').toBe('amend-certificate');
    expect(actionOf(await send(link, 'amend-certificate'))).toBe('submit');
  });

  it('asks a child for a guardian', async () => {
    const child = aMinor();
    const { link } = (await begin('esi@example.com')).body;
    await send(link, 'save-instrument', { instrument: 'piano' });
    const born = { 'competitor.birthDate': child.competitor.birthDate, grade: '1', band: '0-1' };
    expect((await send(link, 'save-band', born)).body.shown.texts[0]).toBe('Step 3 of 12: Competitor.');
    const who = {
      'competitor.name': 'Esi',
      'competitor.email': 'esi@example.com',
      'competitor.phone': '024 412 3456',
    };
    expect(actionOf(await send(link, 'save-competitor', who))).toBe('save-guardian');
    const same = {
      'guardian.name': 'Abena',
      'guardian.email': 'esi@example.com',
      'guardian.phone': '024 412 3456',
    };
    expect(refusedFields(await send(link, 'save-guardian', same))).toEqual(['guardian.email']);
  });

  it('keeps a file until another is sent, and nothing that is no file', async () => {
    const { link } = (await begin()).body;
    await fill(link, 'age');
    await send(link, 'save-age', { 'papers.proofOfAge': '{"name":"a"' });
    expect((await stored())['papers']).toMatchObject({ proofOfAge: null });
    const { id, ticket } = await uploader(shop).stored({
      purpose: 'competition_proof_of_age',
      name: 'p.pdf',
    });
    const file = JSON.stringify({ id, ticket, name: 'p.pdf', size: testFiles.pdf.length });
    await send(link, 'save-age', { 'papers.proofOfAge': file });
    const shown = await send(link, 'show-age');
    expect(shown.body.shown.forms?.[0]?.fields?.[0]?.help).toContain('p.pdf is uploaded');
    await send(link, 'save-age');
    expect((await stored())['papers']).toMatchObject({ proofOfAge: { name: 'p.pdf' } });
  });

  it('shows a time that was taken at its field, and asks for another when the hold has ended', async () => {
    const { link } = (await begin()).body;
    await fill(link, 'audition');
    const page = payingCompetition(shop);
    await page.hold(SLOT);
    const taken = await send(link, 'save-audition', { slot: SLOT });
    expect([taken.status, refusedFields(taken)]).toEqual([409, ['slot']]);
    await send(link, 'save-audition', { slot: '2025-10-11-0920' });
    const review = await send(link, 'save-fee', { method: 'card' });
    shop.clock.set(new Date(testNow.getTime() + 31 * 60_000));
    const late = await send(link, 'submit', valuesOf(review));
    expect([late.status, refusedFields(late), actionOf(late)]).toEqual([409, ['slot'], 'amend-audition']);
    expect(await entries()).toEqual([]);
    const held = await send(link, 'amend-audition', { slot: '2025-10-11-0920' });
    expect(actionOf(held)).toBe('submit');
    expect((await send(link, 'submit', valuesOf(held))).body.location).toBeDefined();
  });

  it('waits for a time when all are taken', async () => {
    const { link } = (await begin()).body;
    await fill(link, 'audition');
    await shop.database.client.exec('update audition_slots set is_blocked = true');
    const full = await send(link, 'show-audition');
    expect(full.body.shown.texts.join(' ')).toContain('All times are taken');
    await send(link, 'save-audition', { waits: 'on' });
    const review = await send(link, 'save-fee', { method: 'card' });
    expect(factsOf(review)['Audition']).toBe('waits for a time');
    expect((await send(link, 'submit', valuesOf(review))).body.location).toBeDefined();
    expect(await shop.database.db.select().from(auditionBookings)).toEqual([]);
  });

  it('refuses another total than the fee, and shows the review again', async () => {
    const { link } = (await begin()).body;
    await fill(link);
    const refused = await send(link, 'submit', { method: 'card', seenTotal: '100' });
    expect([refused.status, actionOf(refused)]).toEqual([409, 'submit']);
  });

  it('says that entries are closed', async () => {
    const { link } = (await begin()).body;
    await fill(link, 'audition');
    await shop.database.client.exec('update competition_settings set is_open = false');
    const closed = await send(link, 'save-audition', { slot: SLOT });
    expect([closed.status, refusedFields(closed)]).toEqual([409, ['entries']]);
    expect(closed.body.shown.texts.join(' ')).toContain('We take no entries at the moment');
  });

  it('continues a draft that a script has stored, and survives one of another shape', async () => {
    const { link } = (await begin()).body;
    const key = privateQuery({ search: '', hash: link.replace(/^.*#/, '#') }).get('draft') ?? '';
    const put = async (values: object) => {
      const [{ revision } = { revision: 0 }] = await drafts();
      await shop.ask('PUT', '/api/competition/draft', { values, revision }, { 'draft-key': key });
    };
    const token = randomUUID();
    await put({ instrument: 'violin', done: ['instrument', 'band', 'review'], holdToken: token });
    const page = await send(link, '');
    expect(actionOf(page)).toBe('save-band');
    await send(link, 'save-band', { 'competitor.birthDate': '1998-05-20', grade: '5', band: '3-4+' });
    expect(await stored()).toMatchObject({ holdToken: token, instrument: 'violin' });
    await put({ instrument: 'kazoo', band: 7, done: ['instrument', 'band', 'pieces'] });
    expect(actionOf(await send(link, 'show-pieces'))).toBe('save-instrument');
  });
});

describe('an offered time', () => {
  it('starts an entry that holds it', async () => {
    const page = payingCompetition(shop);
    const { token } = await page.hold(SLOT);
    const link = `/music-competition/register#offer=${token}`;
    const shown = await send(link, '');
    expect(shown.body.shown.title).toBe('A time is kept for you');
    expect(shown.body.shown.texts[0]).toContain('Saturday, Oct 11, 2025, 09:00');
    expect(refusedFields(await send(link, 'start', { email: 'x' }))).toEqual(['email']);
    const started = await send(link, 'start', { email: 'ama@example.com' });
    expect(started.body.link).toMatch(/#draft=/);
    expect((await send(link, 'start', { email: 'ama@example.com' })).body.link).toBe(started.body.link);
    const audition = await fill(started.body.link, 'audition');
    expect(valuesOf(audition)).toMatchObject({ slot: SLOT });
    await send(started.body.link, 'save-audition', { slot: SLOT });
    expect(await stored()).toMatchObject({ holdToken: token });
  });

  it('says when it is over', async () => {
    const page = payingCompetition(shop);
    const { token } = await page.hold(SLOT);
    await page.release(token);
    const over = await send(`/music-competition/register#offer=${token}`, '');
    expect(over.body.shown).toMatchObject({ title: 'This offer has expired' });
    expect((await send(`/music-competition/register#offer=${randomUUID()}`, '')).status).toBe(404);
  });
});

describe('a returned entry', () => {
  it('is changed on one page and handed in again', async () => {
    const page = payingCompetition(shop);
    const key = await page.enter(SLOT, anEntry({ instrument: 'piano' }));
    await shop.database.db.update(competitionEntries).set({ state: 'returned' });
    const shown = await send(`/music-competition/register#change=${key}`, '');
    expect(shown.body).toMatchObject({
      page: '/music-competition/thank-you',
      link: expect.stringMatching(/#entry=/),
    });
    const { link } = shown.body;
    expect(actionOf(shown)).toBe('resubmit');
    const values = valuesOf(shown);
    expect(values).toMatchObject({
      'competitor.name': 'Ama Serwaa Danso',
      band: '3+',
      teacher: 'Kojo Antwi',
    });
    const wrong = await send(link, 'resubmit', { ...values, instrument: 'trumpet', 'competitor.phone': '1' });
    expect(wrong.status).toBe(422);
    expect(refusedFields(wrong)).toEqual(expect.arrayContaining(['competitor.phone']));
    const bandsOf = ({ body }: typeof wrong) =>
      body.shown.forms?.[0]?.fields?.find(({ name }) => name === 'band')?.options?.map(({ value }) => value);
    expect(bandsOf(wrong), 'the bands of the typed instrument').toContain('2-4');
    const child = { ...values, 'competitor.birthDate': '2010-05-20' };
    expect(refusedFields(await send(link, 'resubmit', child))).toContain('guardian.name');
    const again = await send(link, 'resubmit', { ...values, teacher: 'Esi Danso' });
    expect(again.body.shown.texts[0]).toBe('We have your entry again.');
    expect(await entries()).toMatchObject([{ teacher: 'Esi Danso', state: 'submitted' }]);
    expect((await send(link, 'resubmit', values)).status).toBe(409);
    expect(actionOf(await send(link, ''))).not.toBe('resubmit');
  });
});
