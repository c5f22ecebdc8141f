import { lt, sql } from 'drizzle-orm';
import { defineFeature } from '../../platform/feature/feature';
import { plainRecord } from '../../platform/personal-data/plainRecord';
import { erasing } from '../../platform/retention/rules';
import { campRouter } from './camp.router';
import { campPupils } from './campPupils';
import { greetPupil, greetingKind } from './greetPupil';

const days = 30;
const record = plainRecord({ name: 'Pupils of the camp', table: campPupils });

/** A feature as a team would add it: everything that the API has to know of it. */
export const campFeature = defineFeature({
  folder: 'testing/sample-feature',
  routers: [campRouter],
  audiences: { anybody: ['registerForCamp'] },
  withoutPeriod: { listCampPupils: 'one camp as a whole' },
  changes: { changeCampPupil: 'changed a pupil of the camp' },
  effects: { [greetingKind]: { label: 'A mail to a pupil of the camp', handle: greetPupil } },
  published: { '/camp/places': async ({ db }) => ({ taken: await db.$count(campPupils) }) },
  stored: [
    {
      id: 'camp',
      order: 25,
      name: 'Summer camp',
      what: 'Name and email of the pupil.',
      why: 'To plan the rooms.',
      keep: { days, after: 'you sent it' },
      ofChildren: true,
    },
  ],
  tables: [{ table: campPupils, kind: 'camp', row: 'Pupil of the camp' }],
  records: [record],
  retention: [
    {
      kind: 'camp',
      days,
      forget: erasing(record, campPupils, (before) => lt(campPupils.receivedAt, before)),
    },
  ],
  rounds: [
    async ({ database }) => {
      await database.db.execute(sql`select pg_notify('published', 'camp')`);
      return { stop: async () => undefined };
    },
  ],
});
