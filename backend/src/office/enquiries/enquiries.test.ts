import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditChanges,
  communityMembers,
  contactMessages,
  enquiries,
  enquiryNotes,
  jobApplications,
  outbox,
  recordVersions,
  uploads,
} from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { emptyTables } from '../../testing/database';
import { queuedMails } from '../../testing/mails';
import type { BulkResult } from '../../staff/staff-lists/bulk';
import type { PersonRecords, PersonRow } from '../people/records.routes';
import type { EnquiryDetail, EnquiryRow } from './enquiries.routes';

const api = testApi({ formsPerHour: 1_000 });
beforeEach(async () => {
  const referred = ['referrals', 'referral_letters', 'referral_links', 'referral_addresses'];
  const tables = [
    ...referred,
    'contact_messages',
    'fee_enquiries',
    'job_applications',
    'uploads',
    'community_members',
    'volunteers',
  ];
  const changedTables = [
    'enquiries',
    'enquiry_notes',
    'audit_changes',
    'audit_actions',
    'outbox',
    'rate_limits',
  ];
  await emptyTables(
    api.database.client,
    ...tables,
    ...changedTables,
    'music_study_registrations',
    'staff_accounts',
  );
});

const as = async <T>(
  name: string,
  method: string,
  path: string,
  body?: object,
  key: string = randomUUID(),
) => {
  const claims = { sub: `auth0|${name}`, 'https://music-school.example/name': name };
  const authorization = `Bearer ${await api.token(claims)}`;
  return askOf(api)<T>(method, `/staff${path}`, body, { authorization, 'idempotency-key': key });
};
const staff = <T>(method: string, path: string, body?: object, key?: string) =>
  as<T>('Kwame', method, path, body, key);
const list = async (query = '') =>
  (await staff<{ total: number; rows: EnquiryRow[] }>('GET', `/enquiries${query}`)).body;
const namesOf = async (query: string) => (await list(query)).rows.map(({ name }) => name);
const send = (path: string, body: object) =>
  askOf(api)('POST', path, body, { 'idempotency-key': randomUUID() });

const ama = { name: 'Ama Serwaa', email: 'ama@example.com' };

async function message(changes: object = {}): Promise<string> {
  await send('/contact/messages', {
    ...ama,
    topic: 'lessons',
    message: 'Do you teach the kora?',
    ...changes,
  });
  api.clock.advance(60_000);
  return (await list()).rows[0]?.id ?? '';
}

/** One of each kind, the message first. */
async function oneOfEach(): Promise<void> {
  await message();
  const lessons = { instrument: 'piano', programme: 'adult_study' };
  await send('/music-study/fee-enquiries', {
    name: 'Kojo Antwi',
    email: 'kojo@example.com',
    ...lessons,
    question: '',
  });
  api.clock.advance(60_000);
  const at = api.clock.now();
  const { db } = api.database;
  const file = { purpose: 'cv', name: 'cv.pdf', size: 1, createdAt: at, expiresAt: at } as const;
  const stored = { state: 'claimed', kind: 'pdf', storageKey: 'a', digest: 'a', claimedBy: 'a' } as const;
  const [cv] = await db
    .insert(uploads)
    .values({ ...file, ...stored } as never)
    .returning();
  const applied = {
    opening: 'cello',
    openingTitle: 'Cello teacher',
    name: 'Yaa Boateng',
    email: 'yaa@example.com',
  };
  await db.insert(jobApplications).values({
    ...applied,
    phone: '+233244123456',
    letter: 'I teach',
    submissionKey: randomUUID(),
    reference: 'WORK-AAAA-BBBB',
    cvId: cv?.id ?? '',
    receivedAt: at,
  });
  const joined = { interests: ['concerts'], joinedAt: at };
  await db.insert(communityMembers).values([
    {
      ...joined,
      state: 'confirmed',
      name: 'Efua Owusu',
      email: 'efua@example.com',
      confirmedAt: new Date(at.getTime() + 60_000),
    },
    { ...joined, state: 'pending', name: 'Nobody Yet', email: 'nobody@example.com' },
  ]);
}

describe('the inbox', () => {
  it('contains every kind, searched, filtered, sorted and paged', async () => {
    await oneOfEach();
    expect((await list()).rows).toMatchObject([
      { kind: 'member', name: 'Efua Owusu', about: 'Joined, interested in Concerts and recitals' },
      { kind: 'application', about: 'Cello teacher', reference: 'WORK-AAAA-BBBB' },
      { kind: 'fees', about: 'Fees: Piano', reference: expect.stringMatching(/^FEES-/) as string },
      { kind: 'message', name: 'Ama Serwaa', state: 'new', assignee: null },
    ]);
    expect(await namesOf('?sort=name&order=asc&perPage=2&page=2')).toEqual(['Kojo Antwi', 'Yaa Boateng']);
    expect(await namesOf('?search=kora%20ama')).toEqual(['Ama Serwaa']);
    expect(await namesOf('?search=100%25')).toEqual([]);
    expect(await namesOf('?kind=fees,application,fees')).toEqual(['Yaa Boateng', 'Kojo Antwi']);
    const [ours] = (await list('?kind=message')).rows;
    await staff('PATCH', `/enquiries/${ours?.id}`, { state: 'closed' });
    expect(await namesOf('?state=new')).toEqual(['Efua Owusu', 'Yaa Boateng', 'Kojo Antwi']);
    expect(await namesOf('?state=closed,answered')).toEqual(['Ama Serwaa']);
    for (const wrong of ['?state=lost', '?kind=x', '?page=0', '?sort=email'])
      expect((await staff('GET', `/enquiries${wrong}`)).status).toBe(422);
  });

  it('is searched by the reference in the sender’s mail', async () => {
    await message();
    const [mail] = await queuedMails(api.database.db);
    const [, reference] = /(NOTE-\w{4}-\w{4})/.exec(mail?.text ?? '') ?? [];
    expect(reference).toBeDefined();
    expect(await namesOf(`?search=${reference}`)).toEqual(['Ama Serwaa']);
  });

  it("contains recommendations with their sender and the link's results, but nothing about the friend", async () => {
    await send('/referrals', {
      ...ama,
      friendName: 'Kofi Hidden',
      friendEmail: 'kofi@hidden.example',
      consent: true,
      note: 'Psst',
    });
    const { rows } = await list('?kind=referral');
    expect(rows).toMatchObject([
      {
        ...ama,
        about: 'Recommended us; link opened 0, joined 0, wrote 0',
        reference: expect.stringMatching(/^REFER-\w{4}-\w{4}$/) as string,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/hidden|Psst/i);
    expect(await namesOf(`?search=${rows[0]?.reference}`)).toEqual([ama.name]);
    const reply = { text: 'Thank you, Ama' };
    await staff('POST', `/enquiries/${rows[0]?.id}/replies`, reply);
    expect((await queuedMails(api.database.db)).at(-1)).toMatchObject({ to: ama.email });
    expect((await staff<PersonRecords>('GET', '/person?email=ama%40example.com')).body.records).toMatchObject(
      [{ list: 'referral', state: 'answered' }],
    );
  });

  it('changes state or assignee of many at once, of any kind', async () => {
    await askOf(api)('GET', '/me', undefined, {
      authorization: `Bearer ${await api.token({ sub: 'auth0|Akosua', 'https://music-school.example/name': 'Akosua' })}`,
    });
    await oneOfEach();
    api.clock.advance(120_000);
    const until = api.clock.now().toISOString();
    const bulk = (body: object) => staff<BulkResult>('POST', '/enquiries/bulk', body);
    const all = { all: {}, until };
    expect((await bulk({ selection: all, dry: true })).body).toMatchObject({ selected: 4, changed: 0 });
    const taken = { selection: all, assignee: 'auth0|Akosua', state: 'in_progress' };
    expect((await bulk(taken)).body).toMatchObject({
      selected: 4,
      changed: 4,
      unchanged: 0,
      refused: 0,
      reasons: [],
    });
    expect((await bulk(taken)).body).toMatchObject({ selected: 4, changed: 0, unchanged: 4 });
    expect((await list('?state=in_progress&assignee=auth0%7CAkosua')).total).toBe(4);
    const [row] = (await list()).rows;
    const gone = randomUUID();
    expect((await bulk({ selection: { ids: [row?.id, gone] }, assignee: null })).body).toMatchObject({
      changed: 1,
      refused: 1,
      reasons: [{ id: gone }],
    });
    expect((await list('?assignee=nobody')).rows).toMatchObject([{ id: row?.id, state: 'in_progress' }]);
    expect((await bulk({ selection: all, assignee: 'auth0|stranger' })).problems).toEqual({
      assignee: 'Nobody of the staff has this account.',
    });
  });

  it('is exported as CSV without formulas', async () => {
    await message({ message: '=HYPERLINK("http://evil.example")' });
    const authorization = `Bearer ${await api.token()}`;
    const file = await api.send('GET', '/api/staff/enquiries/export', undefined, { authorization });
    expect(await file.text()).toContain('"\'=HYPERLINK(""http://evil.example"")"');
  });
});

describe('an enquiry', () => {
  const change = (id: string, body: object) => staff<EnquiryDetail>('PATCH', `/enquiries/${id}`, body);

  it('is assigned, changes its state, and shows the actor by name', async () => {
    await askOf(api)('GET', '/me', undefined, {
      authorization: `Bearer ${await api.token({ sub: 'auth0|Akosua', 'https://music-school.example/name': 'Akosua' })}`,
    });
    const id = await message();
    const taken = await change(id, { state: 'in_progress', assignee: 'auth0|Akosua' });
    expect(taken.body).toMatchObject({ state: 'in_progress', assigneeName: 'Akosua' });
    await change(id, { state: 'in_progress' });
    expect(await namesOf('?assignee=auth0%7CAkosua')).toEqual(['Ama Serwaa']);
    expect(await namesOf('?assignee=nobody')).toEqual([]);
    expect((await change(id, { assignee: 'auth0|stranger' })).problems).toEqual({
      assignee: 'Nobody of the staff has this account.',
    });
    expect((await staff<EnquiryDetail>('GET', `/enquiries/${id}`)).body.history).toMatchObject([
      { kind: 'state', by: 'Kwame', from: 'new', to: 'in_progress' },
      { kind: 'assignee', by: 'Kwame', from: null, to: 'Akosua' },
    ]);
  });

  it('has each change recorded once with the former value, including the first one', async () => {
    const id = await message();
    const [ours, theirs] = [await message(), await message()];
    await change(id, { state: 'new' });
    await staff('POST', `/enquiries/${theirs}/notes`, { text: 'Rang her' });
    await change(id, { state: 'in_progress' });
    await staff('POST', `/enquiries/${ours}/replies`, { text: 'Yes' });
    await staff('POST', '/enquiries/bulk', { selection: { ids: [theirs] }, state: 'closed' });
    await change(id, { state: 'closed' });
    const rows = await api.database.db
      .select()
      .from(auditChanges)
      .where(eq(auditChanges.subject, 'enquiries'))
      .orderBy(asc(auditChanges.id));
    expect(rows.map(({ kind, subjectId, before, after }) => [kind, subjectId, before, after])).toEqual([
      ['update', id, { state: 'new' }, { state: 'in_progress' }],
      ['update', ours, { state: 'new', assignee: null }, { state: 'answered', assignee: 'auth0|Kwame' }],
      ['update', theirs, { state: 'new' }, { state: 'closed' }],
      ['update', id, { state: 'in_progress' }, { state: 'closed' }],
    ]);
  });

  it('is neither changed nor answered over another person’s change', async () => {
    const id = await message();
    await api.database.db
      .insert(recordVersions)
      .values({ record: `enquiry/${id}`, version: 1, watchedAt: testNow });
    await as('Akosua', 'PATCH', `/enquiries/${id}`, { state: 'closed' });
    const claims = { sub: 'auth0|Kwame', 'https://music-school.example/name': 'Kwame' };
    const authorization = `Bearer ${await api.token(claims)}`;
    const stale = { authorization, 'idempotency-key': randomUUID(), 'if-match': `"enquiry/${id}:1"` };
    const change = await askOf(api)('PATCH', `/staff/enquiries/${id}`, { state: 'in_progress' }, stale);
    expect([change.status, Object.keys(change.problems)]).toEqual([409, ['version']]);
    const answer = await askOf(api)('POST', `/staff/enquiries/${id}/replies`, { text: 'Yes' }, stale);
    expect(answer.status).toBe(409);
    const { body } = await staff<EnquiryDetail>('GET', `/enquiries/${id}`);
    expect([body.state, body.history.map(({ kind }) => kind)]).toEqual(['closed', ['state']]);
  });

  it('is not found with an unknown id', async () => {
    expect((await change(randomUUID(), { state: 'closed' })).status).toBe(404);
  });

  it('is answered by one mail, which is stored with it', async () => {
    const id = await message();
    const before = (await queuedMails(api.database.db)).length;
    const key = randomUUID();
    const answer = { text: 'Dear Ama,\n\nyes: on <b>Saturdays</b>.' };
    expect((await staff<EnquiryDetail>('POST', `/enquiries/${id}/replies`, answer, key)).body).toMatchObject({
      state: 'answered',
      assignee: 'auth0|Kwame',
      history: [{ kind: 'reply', by: 'Kwame', mail: 'waiting' }, { kind: 'state' }, { kind: 'assignee' }],
    });
    expect((await staff('POST', `/enquiries/${id}/replies`, answer, key)).status).toBe(200);
    const mails = (await queuedMails(api.database.db)).slice(before);
    expect(mails).toMatchObject([
      { to: 'ama@example.com', subject: expect.stringMatching(/^Re: .*\(NOTE-/) as string },
    ]);
    const [mail] = mails;
    expect(mail?.text).toContain('on <b>Saturdays</b>.');
    expect(mail?.html).toContain('&lt;b&gt;Saturdays');
    expect(mail?.text, 'what was asked is quoted').toMatch(/You wrote:\s+> \S/);
    expect(mail?.isPersonal).toBe(true);
    await api.database.db.update(outbox).set({ state: 'failed' });
    const { history } = (await staff<EnquiryDetail>('GET', `/enquiries/${id}`)).body;
    expect(history[0]).toMatchObject({ mail: 'failed' });
    expect((await staff('POST', `/enquiries/${id}/replies`, { text: ' ' })).problems).toEqual({
      text: 'Please write the answer',
    });
  });

  it('is erased with its notes and answers', async () => {
    const id = await message();
    await staff('POST', `/enquiries/${id}/notes`, { text: 'Rang her' });
    await api.database.db.delete(contactMessages);
    expect(await api.database.db.select().from(enquiryNotes)).toEqual([]);
    expect(await api.database.db.select().from(enquiries)).toEqual([]);
  });

  it('has notes, each once', async () => {
    const id = await message();
    const key = randomUUID();
    for (let times = 0; times < 2; times++)
      await staff('POST', `/enquiries/${id}/notes`, { text: 'Rang her' }, key);
    const { history } = (await staff<EnquiryDetail>('GET', `/enquiries/${id}`)).body;
    expect(history).toMatchObject([{ kind: 'note', by: 'Kwame', text: 'Rang her', mail: null }]);
  });
});

describe('a person', () => {
  it('has everything under their address, however it is written', async () => {
    await message();
    const lessons = {
      instrument: 'piano',
      programme: 'adult_study',
      level: 'intermediate',
      category: 'classical',
    };
    const place = {
      classType: 'group',
      mode: 'online',
      venue: 'accra',
      times: ['monday_morning'],
      student: 'Esi Serwaa',
    };
    await send('/music-study/registrations', {
      ...lessons,
      ...place,
      email: 'Ama@Example.com',
      phone: '024 412 3456',
    });
    const { body } = await staff<PersonRecords>('GET', '/person?email=AMA%40example.com');
    expect(body.names.toSorted()).toEqual(['Ama Serwaa', 'Esi Serwaa']);
    expect(body.phones).toEqual(['+233244123456']);
    expect(body.records).toMatchObject([
      { list: 'lesson', state: 'new', label: expect.stringMatching(/^LEARN-/) as string },
      { list: 'message', state: 'new', label: expect.stringMatching(/^NOTE-/) as string },
    ]);
    expect((await staff<PersonRecords>('GET', '/person?email=x%40example.com')).body).toMatchObject({
      records: [],
      written: [],
    });
    expect((await staff('GET', '/person?email=nonsense')).status).toBe(422);
  });

  it('has what staff wrote about each of their records, and nothing about others’', async () => {
    const [id, another] = [await message(), await message({ message: 'And the balafon?' })];
    const others = await message({ email: 'kofi@example.com' });
    await staff('POST', `/enquiries/${id}/notes`, { text: 'Rang her' });
    await staff('POST', `/enquiries/${others}/notes`, { text: 'Rang him' });
    api.clock.advance(1_000);
    await staff('POST', `/enquiries/${another}/replies`, { text: 'We do.' });
    const { written } = (await staff<PersonRecords>('GET', '/person?email=ama%40example.com')).body;
    expect(written).toMatchObject([
      { about: id, kind: 'note', text: 'Rang her', mail: null },
      { about: another, kind: 'reply', text: 'We do.', mail: 'waiting' },
    ]);
  });

  it('is found by a part of name, address or phone', async () => {
    await message();
    await message({ message: 'And the balafon?' });
    await staff('POST', '/volunteers', { ...ama, note: 'On Saturdays' });
    const find = (search: string) => staff<{ rows: PersonRow[] }>('GET', `/people?search=${search}`);
    expect((await find('serw')).body.rows).toMatchObject([
      { email: 'ama@example.com', name: 'Ama Serwaa', records: 3 },
    ]);
    expect((await find('saturdays')).body.rows).toEqual([]);
    const { body } = await staff<PersonRecords>('GET', '/person?email=ama%40example.com');
    expect(body.records).toContainEqual(expect.objectContaining({ list: 'volunteer', state: 'helps' }));
    expect((await find('zz')).body.rows).toEqual([]);
  });
});
