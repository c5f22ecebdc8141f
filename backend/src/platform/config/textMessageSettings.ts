import type { Env } from './envSchema';

/** The school's account at Twilio. */
export interface TextMessageSettings {
  account: string;
  token: string;
  /** A number of the account, or up to eleven letters that phones show as the sender. */
  from: string;
}

const keys = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/**
 * Returns who sends text messages: `local` for mails in their place. Undefined in production without an account: text
 * messages are then not offered.
 */
export function textMessageSettingsOf(env: Env): TextMessageSettings | 'local' | undefined {
  const [account, token, from] = keys.map((name) => env[name]);
  if (account !== undefined && token !== undefined && from !== undefined) return { account, token, from };
  return env.NODE_ENV === 'production' ? undefined : 'local';
}

/** Returns the contradictions between the variables of text messages. */
export function textMessageProblems(env: Env): string[] {
  const given = keys.filter((name) => env[name] !== undefined);
  const missing = keys.filter((name) => env[name] === undefined);
  return given.length > 0 ? missing.map((name) => `${name} is needed beside ${given.join()}`) : [];
}
