import { readSettings } from '../../platform/config/readSettings';
import { systemClock } from '../../platform/core/clock';
import { StartError } from '../../platform/core/startError';
import type { Settings } from '../../platform/config/settings';
import { addSamples, sampleLists } from '../samples/addSamples';
import { isUnused } from '../samples/isUnused';
import { openStores } from './openStores';

const usage = `npm run seed -- ROWS [--only ${sampleLists.join(',')}] [--anyway] adds sample rows to the lists of staff`;
/** More rows do not make any list slower. */
const rowsMost = 200_000;

interface SeedOptions {
  rows: number;
  lists: readonly string[];
  anyway: boolean;
}

/** Runs `npm run seed`. @throws StartError when its arguments are wrong, or the database is in use */
export async function seedCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  tell: (line: string) => void,
): Promise<void> {
  const { rows, lists, anyway } = seedOptions(args);
  const settings = readSettings(env);
  const { context, close } = await openStores(env);
  try {
    if (!anyway && !isForDevelopment(settings) && !(await isUnused(context.db)))
      throw new StartError(
        'Nothing was added: this is no database for development, and it is not empty. Samples are called so, and count in every sum; --anyway adds them all the same.',
      );
    await addSamples(context.db, {
      rows,
      lists,
      until: systemClock.now(),
      tell: (list) => tell(`${list}: ${rows.toLocaleString('en-GB')}`),
    });
  } finally {
    await close();
  }
}

function seedOptions(args: readonly string[]): SeedOptions {
  const [count = '', ...rest] = args;
  const only = rest.indexOf('--only');
  const lists = only < 0 ? sampleLists : (rest[only + 1] ?? '').split(',');
  const recognized = rest.filter(
    (word, nth) => word === '--anyway' || (only >= 0 && (nth === only || nth === only + 1)),
  );
  const rows = Number(count);
  const isRight =
    /^\d+$/.test(count) &&
    rows >= 1 &&
    rows <= rowsMost &&
    recognized.length === rest.length &&
    lists.every((list) => sampleLists.includes(list));
  if (!isRight) throw new StartError(usage);
  return { rows, lists, anyway: rest.includes('--anyway') };
}

/** Returns whether this is an embedded database or a server on this machine, outside production. */
const isForDevelopment = ({ mode, databaseUrl }: Settings): boolean =>
  mode !== 'production' &&
  (databaseUrl === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(databaseUrl).hostname));
