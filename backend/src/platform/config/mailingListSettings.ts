import type { Env } from './envSchema';

/** The school's audience at Mailchimp. */
export interface MailingListSettings {
  /** Ends with the data centre that it belongs to: `…-us21`. */
  apiKey: string;
  listId: string;
}

const keys = ['MAILCHIMP_API_KEY', 'MAILCHIMP_LIST_ID'] as const;

/** The list at Mailchimp; without one, the list is kept in a file of this machine. */
export function mailingListSettingsOf(env: Env): MailingListSettings | undefined {
  const { MAILCHIMP_API_KEY: apiKey, MAILCHIMP_LIST_ID: listId } = env;
  return apiKey !== undefined && listId !== undefined ? { apiKey, listId } : undefined;
}

/** What is wrong with the variables of the mailing list, taken together. */
export function mailingListProblems(env: Env): string[] {
  const given = keys.filter((name) => env[name] !== undefined);
  const missing = keys.filter((name) => env[name] === undefined);
  if (given.length === 0 && env.NODE_ENV === 'production') {
    return [`${keys.join(' and ')} are needed in production`];
  }
  return given.length > 0 ? missing.map((name) => `${name} is needed beside ${given.join()}`) : [];
}
