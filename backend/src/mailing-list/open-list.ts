import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { fileList } from './file-list';
import { mailchimpList } from './mailchimp';
import type { MailingList } from './mailing-list';

/** The audience that is configured, otherwise a file in the data folder. */
export function openMailingList({
  mailingList,
  dataDir,
}: Pick<Settings, 'mailingList' | 'dataDir'>): MailingList {
  return mailingList ? mailchimpList(mailingList) : fileList(join(dataDir, 'mailing-list.json'));
}
