import { randomUUID } from 'node:crypto';
import { plainForms, type PlainFormName } from '@school/shared/schemas/sent';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  challengeEntries,
  communityMembers,
  contactMessages,
  engagements,
  feeEnquiries,
  heldSubmissions,
  jobApplications,
  musicStudyRegistrations,
  outbox,
  performers,
  rateLimits,
  referrals,
  submissionKeys,
  ticketInterests,
  ticketTypes,
  ticketWaiting,
  trialBookings,
  trialTimes,
} from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { testFiles } from '../../testing/files';
import { queuedMails } from '../../testing/mails';
import { teacherCalled } from '../../testing/teachers';
import { uploader } from '../../testing/uploads';
import { expireKind } from '../../platform/uploads/uploadContext';

/** Forms that store nothing: they mail links that exist. */
const linkForms = ['findTicketOrders', 'mailEntryLinks', 'requestDonorLink'] as const;
/** Forms with tests of their own. */
const others = [
  ...linkForms,
  'keepEntryDraft',
  'bookTrial',
  'joinWaitingList',
  'startDonation',
  'startTicketOrder',
  'payEntryFee',
] as const;
type StoringForm = Exclude<PlainFormName, (typeof others)[number]>;

type Fields = readonly (readonly [name: string, value: string])[];

const lesson: Fields = [
  ['instrument', 'cello'],
  ['programme', 'junior_conservatory'],
];
const ama: Fields = [
  ['name', 'Ama Serwaa'],
  ['email', 'ama@example.com'],
  ['phone', '024 412 3456'],
  ['leaveEmpty', ''],
];

/** What a browser sends for each form, its table, and a required field. */
const forms: Readonly<Record<StoringForm, { fields: Fields; table: object; required: string }>> = {
  sendContactMessage: {
    fields: [['topic', 'trial_lesson'], ...ama, ['message', 'May she try?\r\nShe is six.']],
    table: contactMessages,
    required: 'message',
  },
  askForFees: {
    fields: [...lesson, ['level', ''], ['classType', ''], ['mode', ''], ...ama, ['question', '']],
    table: feeEnquiries,
    required: 'programme',
  },
  registerForMusicStudy: {
    fields: [
      ...lesson,
      ['level', 'beginner_child_2'],
      ['grade', ''],
      ['category', 'classical'],
      ['classType', 'private'],
      ['mode', 'in_person'],
      ['venue', 'accra'],
      ['times', 'monday_afternoon'],
      ['times', 'saturday_morning'],
      ['student', 'Esi Serwaa'],
      ['guardian', 'Ama Serwaa'],
      ...ama.slice(1),
      ['message', ''],
    ],
    table: musicStudyRegistrations,
    required: 'times',
  },
  joinCommunity: { fields: [...ama, ['interests', 'concerts']], table: communityMembers, required: 'name' },
  referFriend: {
    fields: [
      ...ama,
      ['friendName', 'Kofi'],
      ['friendEmail', 'kofi@example.com'],
      ['note', ''],
      ['consent', 'on'],
    ],
    table: referrals,
    required: 'consent',
  },
  applyForJob: {
    fields: [['opening', 'cello-teacher'], ...ama, ['letter', 'I teach.'], ['recording', '']],
    table: jobApplications,
    required: 'letter',
  },
  requestEngagement: {
    fields: [
      ...ama,
      ['occasion', 'wedding'],
      ['date', '2025-06-07'],
      ['startTime', '15:30'],
      ['place', 'Labadi'],
      ['guests', '1,200'],
      ['music', 'both'],
      ['budget', '2500.50'],
      ['message', ''],
      ['organisation', ''],
    ],
    table: engagements,
    required: 'music',
  },
  applyToPerform: {
    fields: [
      ...ama,
      ['stageName', 'The Trio'],
      ['kind', 'Strings'],
      ['category', 'classical'],
      ['place', 'accra'],
      ['about', 'We play.'],
      ['recordings.0', 'https://video.example/a'],
      ['recordings.1', ''],
      ['recordings.2', ''],
      ['contactName', 'Esi'],
    ],
    table: performers,
    required: 'recordings.0',
  },
  registerTicketInterest: { fields: ama, table: ticketInterests, required: 'name' },
  enterChallenge: {
    fields: [
      ...ama,
      ['artist', 'Esi'],
      ['age', '9'],
      ['place', 'Tema'],
      ['piece', 'Highlife'],
      ['guardian.name', 'Ama Serwaa'],
      ['guardian.phone', '024 412 3456'],
      ['guardian.consent', 'on'],
    ],
    table: challengeEntries,
    required: 'guardian.consent',
  },
};

const names = (Object.keys(plainForms) as PlainFormName[]).filter(
  (name): name is StoringForm => !(others as readonly string[]).includes(name),
);

const api = testApi();
const up = uploader(api);
beforeEach(async () => {
  const tables = names.map((name) => forms[name].table as typeof contactMessages);
  for (const table of [...tables, heldSubmissions, outbox, rateLimits, submissionKeys])
    await api.database.db.delete(table);
});

const post = (name: string, fields: Fields, labels = { opening: 'Cello teacher, Accra' }) =>
  api.send('POST', `/api/forms/${name}`, { fields, labels });

/** Sends a form as the site's server does, with its file uploaded anew. */
async function send(name: StoringForm, fields: Fields = forms[name].fields): Promise<Response> {
  const form = plainForms[name];
  const [[file, purpose] = []] = Object.entries('files' in form ? form.files : {});
  if (!file) return post(name, fields);
  const { id, ticket } = await up.stored({ purpose });
  const sent = JSON.stringify({ id, ticket, name: 'ama.pdf', size: testFiles.pdf.length });
  return post(name, [...fields, [file, sent]]);
}

const stored = (name: StoringForm) =>
  api.database.db.select().from(forms[name].table as typeof contactMessages);
const without = (fields: Fields, left: string) => fields.filter(([name]) => name !== left);
/** Counts queued mails, and not the expiry of uploads. */
const mailsSent = async () =>
  (await api.database.db.select().from(outbox)).filter(({ kind }) => kind !== expireKind).length;

describe.each(names)('%s without a script', (name) => {
  it('stores one record with its mails, however often it is sent', async () => {
    expect((await send(name)).status).toBe(201);
    const mails = await mailsSent();
    expect(mails).toBeGreaterThan(0);
    expect((await send(name)).status).toBe(201);
    expect(await stored(name)).toHaveLength(1);
    expect(await mailsSent()).toBe(mails);
  });

  it('reports a missing field by the name of its control', async () => {
    const { fields, required } = forms[name];
    const response = await send(name, without(fields, required));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: [{ field: required }] } });
    expect(await stored(name)).toEqual([]);
  });

  it('is held for staff without a mail when its trap field is filled in', async () => {
    const { fields } = forms[name];
    const trapped: Fields = [...without(fields, 'leaveEmpty'), ['leaveEmpty', 'x']];
    expect((await send(name, trapped)).status).toBe(201);
    expect(await stored(name)).toEqual([]);
    expect(await queuedMails(api.database.db)).toEqual([]);
    expect(await api.database.db.select().from(heldSubmissions)).toHaveLength(1);
  });
});

it('converts what a browser can only send as text', async () => {
  await send('requestEngagement');
  expect(await stored('requestEngagement')).toMatchObject([{ guests: 1200, budget: 250050 }]);
  await send('applyForJob');
  expect(await stored('applyForJob')).toMatchObject([{ openingTitle: 'Cello teacher, Accra' }]);
  await send('sendContactMessage');
  expect(await stored('sendContactMessage')).toMatchObject([{ message: 'May she try?\nShe is six.' }]);
});

it('leaves out the guardian of an adult, whose fields are in the form too', async () => {
  const adult = forms.enterChallenge.fields.map(([name, value]) =>
    name === 'age' ? (['age', '18'] as const) : ([name, name.startsWith('guardian') ? '' : value] as const),
  );
  const response = await send('enterChallenge', without(adult, 'guardian.consent'));
  expect(await response.json()).toMatchObject({ status: 'received' });
});

it('offers the free times of an instrument, and books one once', async () => {
  const { db } = api.database;
  const teacher = await teacherCalled(db, 'Adwoa Boateng');
  const startsAt = new Date('2025-03-03T15:00:00Z');
  await db.insert(trialTimes).values({ instrument: 'piano', teacherId: teacher, venue: 'accra', startsAt });
  const ask = (of: string) => api.send('GET', `/api/forms/bookTrial/choices?of=${of}`);
  const { choices } = (await (await ask('piano')).json()) as { choices: { value: string; label: string }[] };
  expect(choices.map(({ label }) => label)).toEqual([
    'Monday, Mar 03, 2025, 15:00, with Adwoa Boateng, Accra',
  ]);
  expect(await (await ask('cello')).json()).toEqual({ choices: [] });
  expect((await ask('chess')).status).toBe(422);
  expect((await api.send('GET', '/api/forms/joinCommunity/choices?of=x')).status).toBe(404);

  const booking: Fields = [...ama, ['time', choices[0]?.value ?? ''], ['student', 'Esi'], ['guardian', '']];
  expect((await post('bookTrial', booking)).status).toBe(201);
  expect((await post('bookTrial', booking)).status).toBe(201);
  expect(await db.select().from(trialBookings)).toHaveLength(1);
  const late = await post('bookTrial', [...booking, ['student', 'Kofi']]);
  expect(late.status).toBe(409);
  const response = await post('bookTrial', without(booking, 'time'));
  expect(await response.json()).toMatchObject({ error: { fields: [{ field: 'time' }] } });
});

it('joins the waiting list of a kind that is sold out, once', async () => {
  const { db } = api.database;
  const capacity = (most: number) =>
    db.update(ticketTypes).set({ capacity: most }).where(eq(ticketTypes.id, 'student'));
  const entry: Fields = [...ama.slice(0, 2), ['leaveEmpty', ''], ['type', 'student'], ['quantity', '2']];
  const refusedAt = async (fields: Fields) => {
    const response = await post('joinWaitingList', fields);
    expect(response.status).toBe(422);
    return response.json();
  };
  expect(await refusedAt(entry)).toMatchObject({
    error: {
      fields: [{ field: 'type', message: 'There are still tickets of Student: you can buy them now.' }],
    },
  });
  await capacity(0);
  expect(await refusedAt([...ama.slice(0, 2), ['type', ''], ['quantity', 'two']])).toMatchObject({
    error: {
      fields: [{ field: 'type', message: 'Please choose a kind of ticket' }, { field: 'quantity' }],
    },
  });
  for (const _ of ['first', 'again']) expect((await post('joinWaitingList', entry)).status).toBe(201);
  expect(await db.select().from(ticketWaiting)).toMatchObject([{ name: 'Ama Serwaa', quantity: 2 }]);
  await capacity(120);
});

it.each(linkForms)('%s answers the same whether or not there is anything', async (name) => {
  expect((await post(name, [['email', 'ama@example.com']])).status).toBe(200);
  const response = await post(name, [['email', '']]);
  expect(await response.json()).toMatchObject({ error: { fields: [{ field: 'email' }] } });
});

it('asks for the opening when none is chosen', async () => {
  const response = await send('applyForJob', [
    ...without(forms.applyForJob.fields, 'opening'),
    ['opening', ''],
  ]);
  expect(await response.json()).toMatchObject({
    error: { fields: [{ field: 'opening', message: 'Please choose a position' }] },
  });
});

it('recognises a repeat across the border of two windows, and takes the same again later', async () => {
  const at = (minutes: number) => api.clock.set(new Date(testNow.getTime() + minutes * 60_000));
  at(14);
  await send('sendContactMessage');
  at(16);
  await send('sendContactMessage');
  expect(await stored('sendContactMessage')).toHaveLength(1);
  at(40);
  await send('sendContactMessage');
  expect(await stored('sendContactMessage')).toHaveLength(2);
});

it('stores what was sent from an answered page once at any time, and other content as well', async () => {
  const fields: Fields = [...forms.sendContactMessage.fields, ['idempotencyKey', randomUUID()]];
  expect((await post('sendContactMessage', fields)).status).toBe(201);
  api.clock.set(new Date(testNow.getTime() + 3 * 60 * 60_000));
  expect((await post('sendContactMessage', fields)).status).toBe(201);
  expect(await stored('sendContactMessage')).toHaveLength(1);
  expect((await post('sendContactMessage', [...fields, ['message', 'Other']])).status).toBe(201);
  expect(await stored('sendContactMessage')).toHaveLength(2);
});

it('counts against the limit of the form', async () => {
  const { fields } = forms.sendContactMessage;
  for (let nth = 0; nth < 5; nth++)
    expect((await post('sendContactMessage', [...fields, ['message', `${nth}`]])).status).toBe(201);
  expect((await post('sendContactMessage', [...fields, ['message', 'One more']])).status).toBe(429);
});

it('refuses unknown operations, a form’s own content type, and more than 64 KB', async () => {
  expect((await post('createUpload', [])).status).toBe(404);
  expect((await post('toString', [])).status).toBe(404);
  const foreign = await api.app.request('/api/forms/sendContactMessage', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ fields: forms.sendContactMessage.fields }),
  });
  expect(foreign.status).toBe(404);
  expect((await post('sendContactMessage', [['message', 'x'.repeat(70_000)]])).status).toBe(413);
  expect((await api.send('POST', '/api/forms/sendContactMessage', 'no JSON')).status).toBe(422);
});
