import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { email as emailSchema } from '@school/shared/schemas/common';
import { createLogger } from '../../platform/core/logger';
import { StartError } from '../../platform/core/startError';
import { archiveOf } from '../../office/people/archive';
import { erasePerson, readPerson } from '../../office/people/person';
import { openStores } from './openStores';
import { typedFrom } from './runCommand';

const usage =
  'npm run person -- export EMAIL [FOLDER] writes everything about an address into a folder; npm run person -- erase EMAIL erases it';

/** Runs `npm run person`. @throws StartError when its arguments are wrong, or the stores cannot be opened */
export async function personCommand(
  [verb, typed = '', folder]: readonly string[],
  env: Record<string, string | undefined>,
  tell: (line: string) => void,
): Promise<void> {
  const email = emailSchema.safeParse(typed);
  if ((verb !== 'export' && verb !== 'erase') || !email.success) throw new StartError(usage);
  const { context, close } = await openStores(env);
  try {
    if (verb === 'erase') {
      const { records, files, mails, left } = await erasePerson(
        { ...context, log: createLogger('silent') },
        email.data,
      );
      for (const { name, count } of records) tell(`${name}: ${count}`);
      tell(
        `Erased, with ${files} files and ${mails} mails. Amounts, dates and references stay for the books.`,
      );
      if (left)
        tell(
          `Still being removed: ${left.files} files${left.mails ? ', and mails of the folder' : ''}. ${left.problem ?? ''} The site tries again until it succeeds.`,
        );
      return;
    }
    const person = await readPerson(context, email.data);
    const target = resolve(typedFrom(), folder ?? `person-${email.data.replaceAll(/[^\w.-]/g, '_')}`);
    await mkdir(dirname(target), { recursive: true });
    await mkdir(target, { mode: 0o700 }).catch((error: Error) => {
      throw new StartError(`Cannot write into ${target}: ${error.message}`);
    });
    for (const [path, bytes] of Object.entries(archiveOf(person, context.clock.now()))) {
      await mkdir(dirname(join(target, path)), { recursive: true });
      await writeFile(join(target, path), bytes, { mode: 0o600 });
    }
    tell(`${person.records.length} kinds of records, ${person.files.length} files: ${target}`);
  } finally {
    await close();
  }
}
