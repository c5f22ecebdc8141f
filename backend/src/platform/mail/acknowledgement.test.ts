import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/testApi';
import { queuedMails } from '../../testing/mails';
import { bodies, operationsWithJson } from '../../testing/operations';
import { mailboxOf } from '../core/mailboxOf';

const api = testApi({ formsPerHour: 1_000 });

/** The forms that mail the given address and can be sent without a file. */
const forms = [
  'sendContactMessage',
  'askForFees',
  'registerForMusicStudy',
  'applyToPerform',
  'requestEngagement',
  'registerTicketInterest',
];

const advert = 'Win at www.advert.example now';

/** Returns the body with an advert in every field that accepts it, and its own text in the others. */
async function hostileBody(path: string, body: object, email: string): Promise<object> {
  let hostile: object = { ...body, email };
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string' || ['email', 'leaveEmpty', 'website'].includes(name)) continue;
    const tried = { ...hostile, [name]: advert };
    const { status } = await send(path, { ...tried, email: `${randomUUID()}@example.com` });
    if (status === 201) hostile = tried;
  }
  return hostile;
}

const send = (path: string, body: object) =>
  api.send('POST', path, body, { 'idempotency-key': randomUUID() });

describe.each(operationsWithJson().filter(({ id }) => forms.includes(id)))(
  'the acknowledgement of $id',
  ({ id, path }) => {
    it('contains nothing that was typed, for any recipient', async () => {
      const email = `${randomUUID()}@stranger.example`;
      const body = await hostileBody(path, bodies[id] ?? {}, email);
      expect(JSON.stringify(body)).toContain(advert);
      expect((await send(path, body)).status).toBe(201);
      const mails = (await queuedMails(api.database.db)).filter(({ to }) => to === email);
      expect(mails).toHaveLength(1);
      const all = JSON.stringify(mails);
      expect(all).not.toMatch(/advert|Win at/);
      const links = all.match(/https?:\/\/[^\s"\\<]+/g) ?? [];
      const own = api.settings.siteOrigins[0] ?? '';
      expect(links.filter((link) => !link.startsWith(own) && !link.includes('w3.org'))).toEqual([]);
    });
  },
);

describe('a mailbox', () => {
  it.each(['Victim@Example.com', 'victim+1@example.com', ' victim+1+2@example.com '])(
    'is the same as %s',
    (typed) => {
      expect(mailboxOf(typed)).toBe('victim@example.com');
    },
  );
});
