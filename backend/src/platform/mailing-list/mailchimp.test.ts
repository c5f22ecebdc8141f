import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PermanentFailure } from '../outbox/permanentFailure';
import { startTestMailchimp, type TestMailchimp } from '../../testing/mailchimp';
import { mailchimpList } from './mailchimp';
import { subscriberKey } from './mailingList';

const settings = { apiKey: '0123456789abcdef-us21', listId: 'a1b2c3d4e5' };
const ama = {
  email: 'Ama@example.com',
  name: 'Ama Serwaa',
  interests: ['concerts', 'giving'],
  leaveUrl: 'https://school.example/community?leave=1',
};
const key = subscriberKey(ama.email);

let mailchimp: TestMailchimp;
beforeAll(async () => {
  mailchimp = await startTestMailchimp(settings);
});
afterAll(() => mailchimp.stop());
beforeEach(() => mailchimp.forget());

const list = (apiKey = settings.apiKey) => mailchimpList({ ...settings, apiKey }, mailchimp.origin);

describe('an audience at Mailchimp', () => {
  it('adds a member under the MD5 of the lower-case address, with name, unsubscribe link and interests', async () => {
    await list().subscribe(ama);
    // md5('ama@example.com')
    expect(key).toBe('0c9d6e69157f1526542e6b82cd010ff8');
    expect(mailchimp.member(key)).toEqual({
      email_address: ama.email,
      status: 'subscribed',
      merge_fields: { FNAME: ama.name, LEAVE: ama.leaveUrl },
      tags: ['concerts', 'giving'],
    });
  });

  it('updates an existing member, and removes outdated tags', async () => {
    await list().subscribe(ama);
    await list().subscribe({ ...ama, name: 'Ama S.', interests: ['lessons'] });
    expect(mailchimp.member(key)).toMatchObject({ merge_fields: { FNAME: 'Ama S.' }, tags: ['lessons'] });
  });

  it('removes a member, and ignores one that never existed', async () => {
    await list().subscribe(ama);
    await list().unsubscribe(key);
    await list().unsubscribe(subscriberKey('nobody@example.com'));
    expect(mailchimp.member(key)).toMatchObject({ status: 'unsubscribed' });
  });

  it('asks Mailchimp to mail those who can only return with their own consent', async () => {
    mailchimp.answerNext({ status: 400, title: 'Member In Compliance State' });
    await list().subscribe(ama);
    expect(mailchimp.member(key)).toMatchObject({ status: 'pending', tags: ['concerts', 'giving'] });
  });

  it.each([
    [400, 'Invalid Resource'],
    [400, 'Forgotten Email Not Subscribed'],
    [422, 'Unprocessable'],
  ])('fails permanently when it rejects a member: %i %s', async (status, title) => {
    mailchimp.answerNext({ status, title });
    const failed = list().subscribe(ama);
    await expect(failed).rejects.toThrow(PermanentFailure);
    await expect(failed).rejects.toThrow(`Mailchimp answered ${status} to subscribing: ${title}`);
  });

  it.each([
    [403, 'User Disabled'],
    [404, 'Resource Not Found'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [503, undefined],
  ])('retries what may be fixed later: %i %s', async (status, title) => {
    mailchimp.answerNext({ status, title });
    const failed = list().subscribe(ama);
    await expect(failed).rejects.toThrow(`Mailchimp answered ${status}`);
    await expect(failed).rejects.not.toBeInstanceOf(PermanentFailure);
    await list().subscribe(ama);
    expect(mailchimp.member(key)).toMatchObject({ status: 'subscribed' });
  });

  it('hides key and address in errors', async () => {
    const failed = await list('another-key-us21').subscribe(ama).catch(String);
    expect(failed).toBe('Error: Mailchimp answered 401 to subscribing: API Key Invalid');
  });

  it('is retried when it cannot be reached', async () => {
    const away = mailchimpList(settings, 'http://127.0.0.1:9');
    await expect(away.subscribe(ama)).rejects.not.toBeInstanceOf(PermanentFailure);
  });
});
