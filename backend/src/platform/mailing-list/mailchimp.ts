import { communityInterests } from '@school/shared/schemas/community';
import type { MailingListSettings } from '../config/mailingListSettings';
import { PermanentFailure } from '../outbox/permanentFailure';
import { subscriberKey, type MailingList, type Subscriber } from './mailingList';

const timeoutMs = 20_000;

/** The error of somebody who once left or bounced: they alone can come back, by a mail of Mailchimp's. */
const complianceState = 'Member In Compliance State';

/**
 * The list as an audience of Mailchimp (Marketing API 3.0). Merge fields are FNAME and LEAVE, the link out that every
 * mail's template shows; interests are tags.
 * @param origin where the API answers; by default the data centre that the key names
 */
export function mailchimpList(
  { apiKey, listId }: MailingListSettings,
  origin = originOf(apiKey),
): MailingList {
  const memberPath = (key: string) => `/3.0/lists/${listId}/members/${key}`;
  const ask = async (method: string, path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Basic ${btoa(`school:${apiKey}`)}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, title: response.ok ? '' : titleOf(await response.text()) };
  };

  return {
    subscribe: async (subscriber) => {
      const path = memberPath(subscriberKey(subscriber.email));
      let answer = await ask('PUT', path, memberOf(subscriber, 'subscribed'));
      if (answer.title === complianceState) answer = await ask('PUT', path, memberOf(subscriber, 'pending'));
      settle('subscribing', answer);
      // A PUT leaves the tags of a member who is there already as they are.
      settle('tagging', await ask('POST', `${path}/tags`, { tags: tagsOf(subscriber) }));
    },
    unsubscribe: async (key) => {
      const answer = await ask('PATCH', memberPath(key), { status: 'unsubscribed' });
      if (answer.status !== 404) settle('unsubscribing', answer);
    },
  };
}

interface Answer {
  status: number;
  /** What kind of error it is, in Mailchimp's words. */
  title: string;
}

function memberOf({ email, name, leaveUrl }: Subscriber, status: 'subscribed' | 'pending') {
  return {
    email_address: email,
    status_if_new: status,
    status,
    merge_fields: { FNAME: name, LEAVE: leaveUrl },
  };
}

const tagsOf = ({ interests }: Subscriber) =>
  communityInterests.map((name) => ({ name, status: interests.includes(name) ? 'active' : 'inactive' }));

/** What Mailchimp finds wrong with a member stays wrong; all else, a wrong key included, can be put right meanwhile. */
function settle(what: string, { status, title }: Answer): void {
  if (status >= 200 && status < 300) return;
  const message = `Mailchimp answered ${status} to ${what}${title && `: ${title}`}`;
  throw status === 400 || status === 422 ? new PermanentFailure(message) : new Error(message);
}

/** The title alone: the rest of an error repeats the address, which belongs in no log. */
function titleOf(body: string): string {
  try {
    const problem: unknown = JSON.parse(body);
    const title = (problem as { title?: unknown } | null)?.title;
    return typeof title === 'string' ? title : '';
  } catch {
    return ''; // an error page of something on the way
  }
}

const originOf = (apiKey: string) => `https://${apiKey.split('-').at(-1)}.api.mailchimp.com`;
