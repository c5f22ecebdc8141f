import type { OpenDatabase } from '../../platform/db/database';
import { addSamples } from '../../app/samples/addSamples';
import { startApiOn, testNow } from '../api';
import { timedRequests, type Timed } from './listRequests';

/**
 * The median time of a request in milliseconds: processor time with an embedded database, so that other work on the
 * machine does not count; real time with a server, whose processor time is unknown.
 */
export interface Taken extends Timed {
  ms: number;
}

interface MeasureOptions {
  /** Opens an empty database. */
  open: () => Promise<OpenDatabase>;
  /** Of each list. */
  rows: number;
  /** How often each request is made. */
  times: number;
  /** Whether the database is in this process. */
  isEmbedded: boolean;
}

/** Fills an empty database with samples and times the requests of staff. */
export async function measureLists({ open, rows, times, isEmbedded }: MeasureOptions): Promise<Taken[]> {
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
      // The first request makes plans and fills caches, for short and long lists.
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

/** Returns the processor time of this process. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
