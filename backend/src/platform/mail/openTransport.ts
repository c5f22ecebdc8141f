import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { folderTransport } from './folderTransport';
import { smtpTransport } from './smtpTransport';
import type { MailTransport } from './transport';

/** Returns the folder for mails on a machine without a mail server. */
export const mailFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'outbox');

/** Opens the configured mail server, or else the folder. */
export function openTransport(settings: Pick<Settings, 'dataDir' | 'mail'>): MailTransport {
  const { smtpUrl, from } = settings.mail;
  return smtpUrl ? smtpTransport(smtpUrl, from) : folderTransport(mailFolder(settings), from);
}
