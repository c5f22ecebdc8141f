import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { fileList } from './fileList';
import { mailchimpList } from './mailchimp';
import type { MailingList } from './mailingList';

/** Opens the configured audience, or else a file in the data folder. */
export function openMailingList({
  mailingList,
  dataDir,
}: Pick<Settings, 'mailingList' | 'dataDir'>): MailingList {
  return mailingList ? mailchimpList(mailingList) : fileList(join(dataDir, 'mailing-list.json'));
}
