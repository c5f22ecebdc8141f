import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { subscriberKey, type MailingList } from './mailingList';

const entries = z.array(
  z.object({
    key: z.string(),
    email: z.string(),
    name: z.string(),
    interests: z.array(z.string()),
    leaveUrl: z.string(),
  }),
);

type Entry = z.infer<typeof entries>[number];

/** Stores the list in a readable file, for a machine without Mailchimp. One process at a time writes it. */
export function fileList(path: string): MailingList {
  let last: Promise<void> = Promise.resolve();
  /** Serialises changes: each begins with the result of the one before. */
  const change = (without: string, added: readonly Entry[]): Promise<void> => {
    const next = last.then(async () => {
      const others = (await read(path)).filter(({ key }) => key !== without);
      await write(path, [...others, ...added]);
    });
    last = next.catch(() => undefined);
    return next;
  };
  return {
    subscribe: ({ email, name, interests, leaveUrl }) => {
      const key = subscriberKey(email);
      return change(key, [{ key, email, name, interests: [...interests], leaveUrl }]);
    },
    unsubscribe: (key) => change(key, []),
  };
}

async function read(path: string): Promise<Entry[]> {
  try {
    return entries.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`The mailing list ${path} cannot be read`, { cause: error });
  }
}

/** Writes atomically, so that a reader never sees half a list. */
async function write(path: string, list: readonly Entry[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
