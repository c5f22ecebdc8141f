import { createHash } from 'node:crypto';

/** A person who gets the school's mails. */
export interface Subscriber {
  email: string;
  name: string;
  /** Interests, by the names of `communityInterests`. */
  interests: readonly string[];
  /** The page to unsubscribe; each mail links to it. */
  leaveUrl: string;
}

/**
 * The recipients of the school's mails. Both methods are repeatable, and throw a `PermanentFailure` when a retry is
 * useless.
 */
export interface MailingList {
  /** Adds a person to the list, or updates their data. */
  subscribe(subscriber: Subscriber): Promise<void>;
  /** Removes a person, whether they were on the list or not. */
  unsubscribe(key: string): Promise<void>;
}

/** Returns Mailchimp's key of an address: the MD5 of its lower case. */
export const subscriberKey = (email: string): string =>
  createHash('md5').update(email.toLowerCase()).digest('hex');

declare module '../feature/feature' {
  interface BackgroundContext {
    list: MailingList;
  }
}
