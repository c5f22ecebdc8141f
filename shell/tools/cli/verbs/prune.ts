import { z } from 'zod';
import { Refusal } from '../../../workspace/refusal';
import { readOptions, type Verb } from './verb';

const count = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const windowSchema = z.object({ days: count, revisions: count });

export const pruneVerb: Verb = {
  usage: `prune             remove unneeded files; keeps current and previous versions of each app, and what was
                    in use within --days 30 (at least SITE_TAB_DAYS) or the last --revisions 10`,
  async run({ store, settings: { tabDays }, args }) {
    const { days = '30', revisions = '10' } = readOptions(args, {
      days: { type: 'string' },
      revisions: { type: 'string' },
    });
    const window = windowSchema.safeParse({ days, revisions });
    if (!window.success) throw new Refusal('--days and --revisions are whole numbers such as 30');
    const { removed } = await store.prune({ ...window.data, tabDays }, new Date());
    console.log(removed.length === 0 ? 'Nothing to remove' : `${removed.length} files and folders removed`);
  },
};
