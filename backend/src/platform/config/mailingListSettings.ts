import type { Env } from './envSchema';
import { missingBeside } from './missingBeside';

/** The school's audience at Mailchimp. */
export interface MailingListSettings {
  /** Ends with the name of its data centre: `…-us21`. */
  apiKey: string;
  listId: string;
}

const keys = ['MAILCHIMP_API_KEY', 'MAILCHIMP_LIST_ID'] as const;

/** Returns the audience at Mailchimp, or undefined to keep the mailing list in a local file. */
export function mailingListSettingsOf(env: Env): MailingListSettings | undefined {
  const { MAILCHIMP_API_KEY: apiKey, MAILCHIMP_LIST_ID: listId } = env;
  return apiKey !== undefined && listId !== undefined ? { apiKey, listId } : undefined;
}

/** Returns the contradictions between the variables of the mailing list. */
export function mailingListProblems(env: Env): string[] {
  const isLocal = keys.every((name) => env[name] === undefined);
  if (isLocal && env.NODE_ENV === 'production') {
    return [`${keys.join(' and ')} are needed in production`];
  }
  return missingBeside(env, keys);
}
