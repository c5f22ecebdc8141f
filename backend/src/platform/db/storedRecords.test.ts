import { storedRecords } from '@school/shared/schemas/stored';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from './schema';

/** Tables without personal data: what is sold, where, when, and how often pages were seen. */
const OF_NOBODY = [
  'app_health',
  'audition_slots',
  'competition_settings',
  'hall_blocks',
  'hall_plan',
  'hall_seats',
  'daily_totals',
  'form_beginnings',
  'page_versions',
  'page_views',
  'page_vitals',
  'policy_reports',
  'projects',
  'ticket_sales',
  'ticket_types',
  'trial_times',
];
/** Derived from other tables and deleted with their rows. */
const DRAWN = ['known_people', 'people_to_update'];

it('every table with personal data is listed once in the stored records', () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const listed = storedRecords.flatMap((kind) => kind.tables);
  expect(listed.toSorted()).toEqual(
    tables
      .map((table) => getTableName(table))
      .filter((name) => !OF_NOBODY.includes(name) && !DRAWN.includes(name))
      .toSorted(),
  );
});
