import { rush } from './buyers';
import { scanAtOnce } from './doors';
import { dropRules, withoutLocks } from './withoutLocks';
import { openFixture, type Row } from './fixture';

/** The size of the proof. */
export interface Size {
  buyers: number;
  stock: number;
  doors: number;
}

/**
 * Shows on a real PostgreSQL server that nothing is sold twice and nothing paid is lost; and that the same rush without
 * the locks, and without the constraints of the tables, does sell twice.
 * @param report called with each row as soon as it is known
 */
export async function proveTickets(
  { buyers, stock, doors }: Size,
  report: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  const note = (name: string, counted: Omit<Row, 'case' | 'isRight'>, isRight: boolean) => {
    const row = { case: name, ...counted, isRight };
    rows.push(row);
    report(row);
  };
  const fixture = await openFixture();
  try {
    const isExact = ({ sold, twice, lost }: Pick<Row, 'sold' | 'twice' | 'lost'>) =>
      sold === stock && twice === 0 && lost === 0;
    for (const [name, type] of [
      ['numbered', 'regular'],
      ['not numbered', 'student'],
    ] as const) {
      const counted = await rush(fixture, { type, buyers, stock });
      note(`${name}, two instances`, counted, isExact(counted));
    }
    const scanned = await scanAtOnce(fixture, doors);
    note(`${doors} doors, one ticket`, scanned, scanned.sold === 1 && scanned.lost === 0);
    const unlocked = await withoutLocks(() => rush(fixture, { type: 'student', buyers, stock }));
    note('without locks, rules kept', unlocked, unlocked.sold <= stock && unlocked.twice === 0);
    await dropRules(fixture);
    for (const [name, type] of [
      ['numbered', 'regular'],
      ['not numbered', 'student'],
    ] as const) {
      const counted = await withoutLocks(() => rush(fixture, { type, buyers, stock }));
      note(`${name}, without locks and rules: must fail`, counted, counted.twice > 0);
    }
  } finally {
    await fixture.stop();
  }
  return rows;
}
