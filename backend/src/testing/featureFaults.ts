import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Feature, FeatureTable, StoredKind } from '../platform/feature/feature';

/** Column names that sound like data of people. */
const sounding =
  /(^|_)(name|email|phone|artist|guardian|student|contact|organisation|letter|message|birth_date|teacher|address_digest|words)(_|$)/;

interface Facts {
  /** All features: a record may read tables of another one, as that of an account reads its saved views. */
  readonly features: readonly Feature[];
  /** The tables with a trigger that writes their changes to the audit log. */
  readonly recorded: readonly string[];
  /** The kinds that expire by effects of the outbox instead of retention. */
  readonly elsewhere?: readonly string[];
}

/**
 * Returns what a feature has not declared, or declared against the facts: a sentence for each, with where it goes.
 */
export function featureFaults(feature: Feature, facts: Facts): string[] {
  const where = `backend/src/${feature.folder}/feature.ts`;
  return [
    ...(feature.tables ?? []).flatMap((table) => tableFaults(table, facts)),
    ...strangeRecords(feature, facts),
    ...(feature.stored ?? []).flatMap((kind) => storedFaults(kind, facts)),
  ].map((fault) => `${where}: ${fault}`);
}

function tableFaults(declared: FeatureTable, { features, recorded }: Facts): string[] {
  const name = getTableName(declared.table);
  const faults: string[] = [];
  const isRead = features.some(({ records = [] }) => records.some(({ tables }) => tables.includes(name)));
  const why = 'kind' in declared ? declared.unsearched : declared.ofNobody;

  if (
    'kind' in declared &&
    !features.some(({ stored = [] }) => stored.some(({ id }) => id === declared.kind))
  )
    faults.push(
      `the privacy page has no row for ${declared.kind}, to which ${name} belongs; add the kind to stored`,
    );
  if (!isRead && why === undefined)
    faults.push(
      `nobody finds the rows of ${name} for a person; add a record that reads and erases them to records, or say at the table why not (unsearched)`,
    );
  if (isRead && why !== undefined)
    faults.push(`${name} is read by a record of a person, and so is neither unsearched nor of nobody`);
  if (!isRead) {
    const columns = Object.values(getTableColumns(declared.table)).map((column) => column.name);
    const unknown = columns.filter(
      (column) => sounding.test(column) && !declared.soundsPersonal?.includes(column),
    );
    if (unknown.length > 0)
      faults.push(
        `${unknown.join(', ')} of ${name} sound personal, and no record of a person reads them; if they are not, name them in soundsPersonal`,
      );
  }
  if ('row' in declared && !recorded.includes(name))
    faults.push(
      `changes of ${name} are not in the audit log; add a trigger with record_change to a file of backend/drizzle/objects, or say at the table why not (unrecorded)`,
    );
  if ('unrecorded' in declared && recorded.includes(name))
    faults.push(`a trigger records the changes of ${name}: give the table a row instead of unrecorded`);
  return faults;
}

/** Returns the tables that records name and no feature declares. */
const strangeRecords = ({ records = [] }: Feature, { features }: Facts): string[] => {
  const declared = features.flatMap(({ tables = [] }) => tables.map(({ table }) => getTableName(table)));
  return records.flatMap((record) =>
    record.tables
      .filter((name) => !declared.includes(name))
      .map((name) => `the record ${record.name} reads ${name}; declare that table in tables`),
  );
};

/** Returns the promises of the privacy page that nothing keeps. */
function storedFaults({ id, keep }: StoredKind, { features, elsewhere = [] }: Facts): string[] {
  const isUsed = features.some(({ tables = [] }) => tables.some((one) => 'kind' in one && one.kind === id));
  const unused = isUsed ? [] : [`no table has the kind ${id}, which stored lists`];
  if (keep === 'until_asked' || elsewhere.includes(id)) return unused;
  const isKept = features.some(({ retention = [] }) => retention.some(({ days }) => days === keep.days));
  if (isKept) return unused;
  return [
    ...unused,
    `nothing deletes ${id} after ${keep.days} days, as stored says; add a rule to retention`,
  ];
}
