import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { MailTransport } from './transport';

/** Writes mails to a folder when there is no mail server: one file for each mail, however often it is tried. */
export function folderTransport(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (parcel) => {
      const { message } = await writer.sendMail(envelopeOf(parcel, from));
      const time = parcel.createdAt.toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${time}-${parcel.id}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
