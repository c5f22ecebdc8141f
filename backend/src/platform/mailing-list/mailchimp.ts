import { communityInterests } from '@school/shared/schemas/community';
import type { MailingListSettings } from '../config/mailingListSettings';
import { PermanentFailure } from '../outbox/permanentFailure';
import { subscriberKey, type MailingList, type Subscriber } from './mailingList';

const timeoutMs = 20_000;

/** The error for an address that once left or bounced: it can only return through a mail of Mailchimp's. */
const complianceState = 'Member In Compliance State';

/**
 * Uses an audience of Mailchimp as the list (Marketing API 3.0). Merge fields are FNAME and LEAVE, the unsubscribe link
 * that every mail's template shows; interests are tags.
 * @param origin of the API; by default that of the key's data centre
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
      // A PUT does not change the tags of an existing member.
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
  /** Mailchimp's title of the error. */
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

/** Errors about a member are permanent; all others, including a wrong key, may be fixed later. */
function settle(what: string, { status, title }: Answer): void {
  if (status >= 200 && status < 300) return;
  const message = `Mailchimp answered ${status} to ${what}${title && `: ${title}`}`;
  throw status === 400 || status === 422 ? new PermanentFailure(message) : new Error(message);
}

/** Returns only the title: the rest of an error repeats the address, which must not be logged. */
function titleOf(body: string): string {
  try {
    const problem: unknown = JSON.parse(body);
    const title = (problem as { title?: unknown } | null)?.title;
    return typeof title === 'string' ? title : '';
  } catch {
    return ''; // an error page of a proxy
  }
}

const originOf = (apiKey: string) => `https://${apiKey.split('-').at(-1)}.api.mailchimp.com`;
