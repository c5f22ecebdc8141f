import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../core/clock';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Where the local provider's mails go instead of to people: a folder. */
export interface Outbox {
  send(mail: Mail): void;
}

export function folderOutbox(folder: string, clock: Clock): Outbox {
  return {
    send: ({ to, subject, text }) => {
      const date = clock.now();
      const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      const head = [`To: ${to}`, `Subject: ${subject}`, `Date: ${date.toUTCString()}`];
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), [...head, '', text, ''].join('\r\n'), { mode: 0o600 });
    },
  };
}
