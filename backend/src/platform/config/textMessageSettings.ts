import type { Env } from './envSchema';
import { missingBeside } from './missingBeside';

/** The school's account at Twilio. */
export interface TextMessageSettings {
  account: string;
  token: string;
  /** A number of the account, or up to eleven letters that phones show as the sender. */
  from: string;
  whatsApp?: WhatsAppSettings;
}

/** What WhatsApp needs: messages that a school begins follow a template that Meta has approved. */
interface WhatsAppSettings {
  /** The sender's number. */
  from: string;
  /** The id of the template at Twilio. */
  template: string;
}

const whatsAppKeys = ['TWILIO_WHATSAPP_FROM', 'TWILIO_WHATSAPP_TEMPLATE'] as const;
const keys = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/**
 * Returns who sends text messages: `local` for mails in their place. Undefined in production without an account: text
 * messages are then not offered.
 */
export function textMessageSettingsOf(env: Env): TextMessageSettings | 'local' | undefined {
  const [account, token, from] = keys.map((name) => env[name]);
  const { TWILIO_WHATSAPP_FROM: sender, TWILIO_WHATSAPP_TEMPLATE: template } = env;
  const whatsApp = sender !== undefined && template !== undefined ? { from: sender, template } : undefined;
  if (account !== undefined && token !== undefined && from !== undefined)
    return { account, token, from, ...(whatsApp && { whatsApp }) };
  return env.NODE_ENV === 'production' ? undefined : 'local';
}

/** Returns the contradictions between the variables of text messages. */
export function textMessageProblems(env: Env): string[] {
  const hasWhatsApp = whatsAppKeys.some((name) => env[name] !== undefined);
  return missingBeside(env, hasWhatsApp ? [...keys, ...whatsAppKeys] : keys);
}
