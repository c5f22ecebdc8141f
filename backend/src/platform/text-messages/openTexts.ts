import type { Settings } from '../config/settings';
import type { MailTransport } from '../mail/transport';
import { mailedTexts } from './mailedTexts';
import type { TextTransport } from './transport';
import { twilioTexts } from './twilioTexts';

/** Opens the configured service for text messages, or else the mails in their place. */
export const openTexts = (
  { textMessages }: Pick<Settings, 'textMessages'>,
  mails: MailTransport,
): TextTransport => (typeof textMessages === 'object' ? twilioTexts(textMessages) : mailedTexts(mails));
