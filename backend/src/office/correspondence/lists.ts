import { instrumentLabels } from '@school/shared/schemas/lessons';
import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { Database } from '../../platform/db/database';
import { engagements, musicStudyRegistrations, performers } from '../../platform/db/schema';
import { occasionLabel } from '../../community/showcase/labels';
import type { Answerable } from './queueReply';

/** Lists besides the enquiries whose rows staff can comment and answer. */
export const correspondenceLists = ['music-study', 'engagements', 'performers'] as const;

export type CorrespondenceList = (typeof correspondenceLists)[number];

type Read = (db: Database, id: string) => Promise<Answerable | undefined>;

const reads: Readonly<Record<CorrespondenceList, Read>> = {
  'music-study': async (db, id) => {
    const [row] = await db.select().from(musicStudyRegistrations).where(eq(musicStudyRegistrations.id, id));
    return row && { ...row, about: `${instrumentLabels[row.instrument]} lessons` };
  },
  engagements: async (db, id) => {
    const [row] = await db.select().from(engagements).where(eq(engagements.id, id));
    return row && { ...row, about: `${occasionLabel(row.occasion)} on ${row.date}` };
  },
  performers: async (db, id) => {
    const [row] = await db.select().from(performers).where(eq(performers.id, id));
    return row && { ...row, about: 'Your application to perform', message: row.about };
  },
};

/** Returns a submission as an answer needs it. @throws not found */
export async function answerableOf(db: Database, list: CorrespondenceList, id: string): Promise<Answerable> {
  const found = await reads[list](db, id);
  if (!found) throw notFound('This entry');
  return found;
}
