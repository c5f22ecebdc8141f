import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  communityConfirmations,
  communityMembers,
  outbox,
  rateLimits,
  referralLinks,
} from '../platform/db/schema';
import { subscriberKey, type MailingList } from '../platform/mailing-list/mailingList';
import { PermanentFailure } from '../platform/outbox/permanentFailure';
import { testNow } from '../testing/api';
import { testApi } from '../testing/testApi';
import { effectsOf, mailingListOf, tokenIn } from '../testing/effects';
import { communityEffects } from './effectKinds';

const ama = { name: 'Ama Serwaa', email: 'Ama@example.com', interests: ['concerts'] };
const day = 24 * 60 * 60 * 1000;

const api = testApi();
beforeEach(async () => {
  await rm(mailingListOf(api), { force: true });
  for (const table of [communityMembers, outbox, rateLimits, referralLinks]) {
    await api.database.db.delete(table);
  }
});

const post = (path: string, body: object) => api.send('POST', `/api/community/${path}`, body);
const join = (change: object = {}) =>
  api.send('POST', '/api/community/members', { ...ama, ...change }, { 'idempotency-key': randomUUID() });
const confirm = (token: string) => post('confirmations', { token });
const leave = (token: string) => post('departures', { token });
const members = () => api.database.db.select().from(communityMembers);
const onList = async () =>
  JSON.parse(await readFile(mailingListOf(api), 'utf8')) as { email: string; leaveUrl: string }[];
const counted = async () => {
  const headers = { authorization: `Bearer ${await api.token()}` };
  const response = await api.send('GET', '/api/stats/counts', undefined, headers);
  return ((await response.json()) as { members: number }).members;
};

/** Asks to join, and returns the token of the mail's link. */
async function askToJoin(change: object = {}): Promise<string> {
  await join(change);
  const { run, mails } = effectsOf(api);
  await run();
  return tokenIn(mails[0] ?? { text: '' }, 'confirm');
}
/** Joins and confirms, and returns the resulting mails. */
async function joined(change: object = {}) {
  await confirm(await askToJoin(change));
  const { run, mails } = effectsOf(api);
  await run();
  return mails;
}

describe('viewing a link', () => {
  const look = async (kind: string, token: string) => {
    const response = await post('links', { kind, token });
    return response.status === 200 ? ((await response.json()) as { state: string }).state : response.status;
  };

  it('shows whether it is open or done, and changes nothing', async () => {
    const token = await askToJoin();
    expect([await look('confirm', token), await look('confirm', token)]).toEqual(['open', 'open']);
    expect(await members()).toMatchObject([{ state: 'pending' }]);
    await confirm(token);
    expect(await look('confirm', token)).toBe('done');
    const [{ leaveToken = '' } = {}] = await members();
    expect(await look('leave', leaveToken)).toBe('open');
    await leave(leaveToken);
    expect(await look('leave', leaveToken)).toBe('done');
  });

  it('reports an invalid link at once', async () => {
    const token = await askToJoin();
    expect(await look('confirm', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
    expect(await look('leave', randomUUID())).toBe(404);
    expect(await look('leave', 'cut off')).toBe(422);
    api.clock.advance(8 * day);
    expect(await look('confirm', token)).toBe(404);
    expect(await look('join', token)).toBe(422);
  });
});

describe('confirming', () => {
  it('makes a member: counted, welcomed and on the mailing list', async () => {
    const token = await askToJoin();
    expect(await counted()).toBe(0);
    const response = await confirm(token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'confirmed' });
    expect(await members()).toMatchObject([{ state: 'confirmed', confirmedAt: testNow }]);
    expect(await counted()).toBe(1);

    const { run, mails } = effectsOf(api);
    await run();
    expect(mails).toMatchObject([{ to: ama.email, subject: 'Welcome to the community' }]);
    expect(mails[0]?.text).toContain('Dear Ama Serwaa,');
    expect(mails[0]?.text).toContain('We write to you about: Concerts and recitals');
    const leaveUrl = `https://school.example/community#leave=${tokenIn(mails[0]!, 'leave')}`;
    expect(mails[0]?.unsubscribeUrl).toBe(
      `https://school.example/api/community/unsubscribe?token=${tokenIn(mails[0]!, 'leave')}`,
    );
    expect(await onList()).toMatchObject([{ ...ama, leaveUrl }]);
  });

  it('twice, even at once, has the same answer and no further effect', async () => {
    const token = await askToJoin();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    answers.push(await confirm(token));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { run, mails } = effectsOf(api);
    await run();
    expect(mails).toHaveLength(1);
  });

  it('works for seven days, also by the older of two mails', async () => {
    const first = await askToJoin();
    await askToJoin();
    api.clock.advance(7 * day - 1);
    expect((await confirm(first)).status).toBe(200);
  });

  it.each([
    ['has expired', async () => askToJoin(), 7 * day],
    ['never existed', async () => 'x'.repeat(43), 0],
  ])('by a link that %s is rejected with a message', async (_, token, later) => {
    const link = await token();
    api.clock.advance(later);
    const response = await confirm(link);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: {
        message: 'This link does not work any more. Ask to join once more, and we send you a new one.',
      },
    });
    expect(await counted()).toBe(0);
  });

  it.each(['', 'short', "' or 1=1 --", 'x'.repeat(5000)])('by half a link %s is rejected', async (token) => {
    expect((await confirm(token)).status).toBe(422);
  });

  it("stores only a digest of the link's token", async () => {
    const token = await askToJoin();
    const rows = await api.database.db.select().from(communityConfirmations);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('counts for the personal link that referred the person', async () => {
    const link = { code: 'abcdefghj2', submissionKey: randomUUID(), createdAt: testNow };
    await api.database.db.insert(referralLinks).values(link);
    const token = await askToJoin({ from: link.code });
    expect(await api.database.db.select().from(referralLinks)).toMatchObject([{ joined: 0 }]);
    await confirm(token);
    await confirm(token);
    expect(await api.database.db.select().from(referralLinks)).toMatchObject([{ joined: 1 }]);
    expect(await members()).toMatchObject([{ referredBy: null }]);
  });
});

describe('membership is not revealed', () => {
  it('asking has the same response for a member, who is only told by mail and does not change', async () => {
    await joined();
    const stranger = await join({ email: 'kofi@example.com' });
    const member = await join({ name: 'Somebody Else', interests: ['giving'] });
    expect(member.status).toBe(stranger.status);
    expect(await member.text()).toBe(await stranger.text());
    const { run, mails } = effectsOf(api);
    await run();
    const received = mails.filter(({ to }) => to === ama.email);
    expect(received).toMatchObject([{ subject: 'You are already a member' }]);
    expect(received[0]?.text).not.toContain('Somebody Else');
    expect(await members()).toContainEqual(expect.objectContaining({ ...ama, state: 'confirmed' }));
  });
});

describe('an unconfirmed request', () => {
  it('is deleted after eight days', async () => {
    await askToJoin();
    api.clock.advance(8 * day);
    await effectsOf(api).run();
    expect(await members()).toEqual([]);
  });

  it('is not deleted as long as a later mail can be confirmed', async () => {
    await askToJoin();
    api.clock.advance(6 * day);
    const token = await askToJoin();
    api.clock.advance(3 * day);
    await effectsOf(api).run();
    expect((await confirm(token)).status).toBe(200);
  });

  it('is kept once it is confirmed', async () => {
    await joined();
    api.clock.advance(100 * day);
    await effectsOf(api).run();
    expect(await members()).toHaveLength(1);
  });
});

describe('leaving', () => {
  it('erases name and address, updates the list, and has the same answer when repeated', async () => {
    const [welcome] = await joined();
    const token = tokenIn(welcome!, 'leave');
    for (const response of [await leave(token), await leave(token)]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'left' });
    }
    expect(await members()).toMatchObject([{ state: 'left', name: null, email: null, interests: [] }]);
    expect(await counted()).toBe(0);
    await effectsOf(api).run();
    expect(await onList()).toEqual([]);
    const stored = JSON.stringify(await Promise.all([members(), api.database.db.select().from(outbox)]));
    expect(stored.toLowerCase()).not.toContain('ama@example.com');
  });

  it('takes one click in a mail program, and opening its address changes nothing', async () => {
    const [welcome] = await joined();
    const { pathname, search } = new URL(welcome?.unsubscribeUrl ?? '');
    const opened = await api.send('GET', pathname + search);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/community'),
    ]);
    expect(await members()).toMatchObject([{ state: 'confirmed' }]);
    const pressed = await api.app.request(pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect(await members()).toMatchObject([{ state: 'left', email: null }]);
  });

  it('invalidates the link that confirmed', async () => {
    const token = await askToJoin();
    await confirm(token);
    const [member] = await members();
    await leave(member!.leaveToken);
    expect((await confirm(token)).status).toBe(404);
  });

  it('is not permanent: asking again starts over', async () => {
    const [welcome] = await joined();
    await leave(tokenIn(welcome!, 'leave'));
    await joined();
    expect(await counted()).toBe(1);
    expect(await onList()).toHaveLength(1);
  });

  it.each([
    [randomUUID(), 404, 'This link is not valid. Please open it from the email.'],
    ['half', 422, 'Please check the marked fields.'],
  ])('by %s is rejected with a message', async (token, status, message) => {
    const response = await leave(token);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message } });
  });
});

describe('the mailing list', () => {
  const calls: string[] = [];
  const memory = (change: Partial<MailingList> = {}): MailingList => ({
    subscribe: async ({ email }) => void calls.push(`+ ${email}`),
    unsubscribe: async (key) => void calls.push(`- ${key}`),
    ...change,
  });
  beforeEach(() => void calls.splice(0));

  it('that was unavailable during joining and leaving gets the final state', async () => {
    await confirm(await askToJoin());
    const away = memory({ subscribe: async () => Promise.reject(new Error('away')) });
    await effectsOf(api, { list: away }).run();
    const [member] = await members();
    await leave(member!.leaveToken);
    api.clock.advance(60_000);
    await effectsOf(api, { list: memory() }).run();
    expect(new Set(calls)).toEqual(new Set([`- ${subscriberKey(ama.email)}`]));
  });

  it('is updated again when a member leaves during the update for their joining', async () => {
    await confirm(await askToJoin());
    const [member] = await members();
    const slow = memory({
      subscribe: async () => {
        await leave(member!.leaveToken);
        calls.push('+ too late');
      },
    });
    await effectsOf(api, { list: slow }).run();
    api.clock.advance(60_000);
    await effectsOf(api, { list: slow }).run();
    expect(calls.at(-1)).toBe(`- ${subscriberKey(ama.email)}`);
  });

  it('that rejects a member permanently leaves them to staff, and they remain a member', async () => {
    await confirm(await askToJoin());
    const strict = memory({
      subscribe: async () => Promise.reject(new PermanentFailure('Invalid Resource')),
    });
    await effectsOf(api, { list: strict }).run();
    const [effect] = await api.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, communityEffects.mailingList));
    expect(effect).toMatchObject({ state: 'failed', attempts: 1, lastError: 'Invalid Resource' });
    expect(await counted()).toBe(1);
  });
});
