import type { OpenDatabase } from '../../platform/db/database';
import { addSamples } from '../../app/samples/addSamples';
import { startApiOn, testNow } from '../api';
import { timedRequests, type Timed } from './listRequests';

/**
 * How long a request took, as the middle of several, in milliseconds: of processor time where the database is in this process,
 * so that what else the machine does does not count; by the clock where it is a server, whose time is not ours.
 */
export interface Taken extends Timed {
  ms: number;
}

interface Wish {
  /** Gives an empty database. */
  open: () => Promise<OpenDatabase>;
  /** Of each list. */
  rows: number;
  /** How often each request is made. */
  times: number;
  /** Whether the database is in this process. */
  isEmbedded: boolean;
}

/** Fills an empty database with samples and times what staff ask for over it. */
export async function measureLists({ open, rows, times, isEmbedded }: Wish): Promise<Taken[]> {
  const api = await startApiOn(open);
  const now = isEmbedded ? processorMs : () => performance.now();
  try {
    await addSamples(api.database.db, { rows, until: testNow });
    const token = await api.token({
      [api.settings.auth.rolesClaim]: ['admin'],
    });
    const headers = { authorization: `Bearer ${token}` };
    const ask = async (path: string) => {
      const answer = await api.send('GET', `/api${path}`, undefined, headers);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
      return text;
    };
    const firstKey = async (path: string, key: string) => {
      const { rows: found } = JSON.parse(await ask(path)) as {
        rows: Record<string, unknown>[];
      };
      return String(found[0]?.[key]);
    };
    const taken: Taken[] = [];
    for (const timed of await timedRequests(firstKey)) {
      // The first one makes plans and fills caches, for the short list as for the long.
      await ask(timed.path);
      const each: number[] = [];
      for (let nth = 0; nth < times; nth++) {
        const began = now();
        await ask(timed.path);
        each.push(now() - began);
      }
      taken.push({
        ...timed,
        ms: each.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0,
      });
    }
    return taken;
  } finally {
    await api.stop();
  }
}

/** What this process has taken of the processor. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
