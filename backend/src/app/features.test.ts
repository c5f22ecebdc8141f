import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../platform/db/schema';
import { defineFeature, type Feature, type StoredKind } from '../platform/feature/feature';
import { gatherFeatures } from '../platform/feature/gatherFeatures';
import { plainRecord } from '../platform/personal-data/plainRecord';
import { openTestDatabase } from '../testing/database';
import { featureFaults } from '../testing/featureFaults';
import { features } from './features';

let recorded: string[] = [];
let close: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  const database = await openTestDatabase();
  close = () => database.close();
  const { rows } = (await database.db.execute(
    sql`select distinct event_object_table as name from information_schema.triggers where trigger_name like '%record\\_%'`,
  )) as unknown as { rows: { name: string }[] };
  recorded = rows.map(({ name }) => name);
});
afterAll(() => close());

const { tables, retention, stored } = gatherFeatures(features);
/** These three expire by effects with separate tests. */
const elsewhere = ['recommendations', 'drafts', 'files'];

it.each(features.map((feature) => [feature.folder, feature] as const))(
  '%s declares all its parts',
  (_, feature) => {
    expect(featureFaults(feature, { features, recorded, elsewhere })).toEqual([]);
  },
);

it('every table of the schema belongs to one feature', () => {
  const declared = tables.map(({ table }) => getTableName(table));
  const defined = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));
  expect(
    defined.filter((name) => !declared.includes(name)),
    'tables that no feature.ts declares in its tables',
  ).toEqual([]);
  expect(recorded.filter((name) => !declared.includes(name))).toEqual([]);
});

it('every table with personal data is listed once in the stored records', () => {
  const kinds = new Set(tables.flatMap((one) => ('kind' in one ? [one.kind] : [])));
  expect(stored.map(({ id }) => id).toSorted()).toEqual([...kinds].toSorted());
});

it('every time on the privacy page is one that is applied', () => {
  const shown = stored.flatMap(({ id, keep }) => (keep === 'until_asked' ? [] : [{ id, days: keep.days }]));
  const applied = retention.map(({ days }) => days);
  expect(shown.filter(({ id, days }) => !applied.includes(days) && !elsewhere.includes(id))).toEqual([]);
  const never = stored.filter(({ keep }) => keep === 'until_asked').map(({ id }) => id);
  expect(never).toEqual(['community', 'volunteers', 'teachers', 'texts']);
});

describe('a feature that forgets a part is refused', () => {
  const camp = pgTable('camp_pupils', { id: uuid('id').primaryKey(), email: text('email').notNull() });
  const faultsOf = (parts: Partial<Feature>) => {
    const feature = defineFeature({ folder: 'camp', ...parts });
    return featureFaults(feature, { features: [feature], recorded: ['projects'] });
  };
  const pupilsKind: StoredKind = {
    id: 'camp',
    order: 1,
    name: 'Camp',
    what: 'Name.',
    why: 'To plan.',
    keep: 'until_asked',
    ofChildren: true,
  };
  const pupils = plainRecord({ name: 'Pupils', table: camp });

  it.each<[string, Partial<Feature>, RegExp]>([
    [
      'a kind that the privacy page does not have',
      { tables: [{ table: camp, kind: 'camp', unrecorded: 'is not shown' }], records: [pupils] },
      /^backend\/src\/camp\/feature\.ts: the privacy page has no row for camp, to which camp_pupils belongs; add/,
    ],
    [
      'rows that nobody finds for a person',
      { tables: [{ table: camp, kind: 'messages', unrecorded: 'is not shown' }] },
      /nobody finds the rows of camp_pupils for a person; add a record .* to records, or say/,
    ],
    [
      'personal columns of a table of nobody',
      { tables: [{ table: camp, ofNobody: 'places', unrecorded: 'is not shown' }] },
      /email of camp_pupils sound personal, .* name them in soundsPersonal$/,
    ],
    [
      'changes that no trigger records',
      { tables: [{ table: camp, ofNobody: 'places', row: 'Pupil', soundsPersonal: ['email'] }] },
      /changes of camp_pupils are not in the audit log; add a trigger .* or say/,
    ],
    [
      'changes that a trigger records all the same',
      {
        tables: [
          { table: schema.projects, ofNobody: 'projects', unrecorded: 'no', soundsPersonal: ['name'] },
        ],
      },
      /a trigger records the changes of projects: give the table a row/,
    ],
    [
      'a time on the privacy page that nothing applies',
      { stored: [{ ...pupilsKind, keep: { days: 30, after: 'you sent it' } }] },
      /nothing deletes camp after 30 days, as stored says; add a rule to retention$/,
    ],
    ['a kind without a table', { stored: [pupilsKind] }, /no table has the kind camp, which stored lists$/],
    [
      'a record of a table that it does not declare',
      { records: [pupils] },
      /the record Pupils reads camp_pupils; declare that table in tables$/,
    ],
  ])('%s', (_, parts, sentence) => {
    expect(faultsOf(parts)).toContainEqual(expect.stringMatching(sentence));
  });

  it('two features that declare the same, or other times for one kind', () => {
    const one = defineFeature({ folder: 'one', tables: [{ table: camp, ofNobody: 'x', unrecorded: 'x' }] });
    expect(() => gatherFeatures([one, { ...one, folder: 'other' }])).toThrow(
      'one/feature.ts and other/feature.ts both declare the table camp_pupils',
    );
    const kept = (folder: string, days: number) =>
      defineFeature({ folder, retention: [{ kind: 'pupils', days, forget: async () => 0 }] });
    expect(() => gatherFeatures([kept('one', 1), kept('other', 2)])).toThrow(
      'one/feature.ts keeps records of the kind pupils for 1 days, and other/feature.ts for 2',
    );
  });
});
