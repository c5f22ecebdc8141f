import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Settings } from '../config/settings';
import { codeOf } from '../core/startError';
import { mailFolder } from './openTransport';
import type { PersonFile } from '../personal-data/personalRecord';
import { namesAddress } from '../personal-data/namesAddress';

/** Sent mails, if they are stored: only in the folder of a machine without a mail server. */
export interface SentMails {
  /** Returns those that contain an address. @param email in lower case */
  read(email: string): Promise<PersonFile[]>;
  /** Deletes them. @returns how many */
  remove(email: string): Promise<number>;
  /** Deletes what was sent before. @returns how many */
  removeBefore(time: Date): Promise<number>;
}

declare module '../http/deps' {
  interface Deps {
    sentMails: SentMails;
  }
}

declare module '../feature/feature' {
  interface BackgroundContext {
    sentMails: SentMails;
  }
}

/** Opens the sent mails that the settings provide for. */
export const openSentMails = (settings: Pick<Settings, 'dataDir' | 'mail'>): SentMails =>
  settings.mail.smtpUrl ? noSentMails : folderOfSentMails(mailFolder(settings));

/** A mail server stores none for us. */
const noSentMails: SentMails = {
  read: () => Promise.resolve([]),
  remove: () => Promise.resolve(0),
  removeBefore: () => Promise.resolve(0),
};

/** Opens the folder of `mail/folderTransport.ts`, whose files begin with the time of their mail. */
function folderOfSentMails(folder: string): SentMails {
  const all = async (): Promise<string[]> => {
    const found = await readdir(folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    return found.filter((name) => name.endsWith('.eml'));
  };
  const ofAddress = async (email: string): Promise<PersonFile[]> => {
    const found: PersonFile[] = [];
    for (const name of await all()) {
      const bytes = await readFile(join(folder, name));
      const { to = [], replyTo = [], text = '', html = '' } = await PostalMime.parse(bytes);
      const addresses = [...to, ...replyTo].map(({ address }) => address ?? '');
      if ([...addresses, text, html].some((part) => namesAddress(part, email))) found.push({ name, bytes });
    }
    return found;
  };
  const removeAll = async (found: readonly string[]): Promise<number> => {
    for (const name of found) await rm(join(folder, name), { force: true });
    return found.length;
  };
  return {
    read: ofAddress,
    remove: async (email) => removeAll((await ofAddress(email)).map(({ name }) => name)),
    removeBefore: async (time) => {
      const oldest = time.toISOString().replaceAll(/[:.]/g, '-');
      return removeAll((await all()).filter((name) => name < oldest));
    },
  };
}
