import { createHash } from 'node:crypto';

/** Somebody who gets the school's mails. */
export interface Subscriber {
  email: string;
  name: string;
  /** What they would like to hear about, by the names of `communityInterests`. */
  interests: readonly string[];
  /** The page where they leave; each mail carries it. */
  leaveUrl: string;
}

/** Who gets the school's mails. Both verbs may be repeated, and throw a `PermanentFailure` when that is no use. */
export interface MailingList {
  /** Puts somebody on the list, or brings what it knows of them up to date. */
  subscribe(subscriber: Subscriber): Promise<void>;
  /** Takes somebody off, whether they were on it or not. */
  unsubscribe(key: string): Promise<void>;
}

/** How a list knows an address without holding it: Mailchimp's own way, the MD5 of its lower case. */
export const subscriberKey = (email: string): string =>
  createHash('md5').update(email.toLowerCase()).digest('hex');
