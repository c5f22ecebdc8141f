import { proveAttacks } from './src/testing/proof/attacks/proveAttacks';
import { isHarmless, type AttackRow } from './src/testing/proof/attacks/row';
import { proveFaults, type FaultRow } from './src/testing/proof/faults/proveFaults';
import { proveNumbers, type NumbersRow } from './src/testing/proof/numbers/proveNumbers';
import { proveCompetition } from './src/testing/proof/proveCompetition';
import { proveQueue } from './src/testing/proof/proveQueue';
import { proveReminders } from './src/testing/proof/proveReminders';
import { proveTickets } from './src/testing/proof/proveTickets';
import { proveMonthly, type MonthlyRow } from './src/testing/proof/monthly/proveMonthly';
import type { Row } from './src/testing/proof/fixture';

// npm run prove -- attacks, competition, faults, monthly, numbers, queue, reminders or tickets: what the embedded database
// cannot show, on a real one and at full size.

const width = 56;

function lineOf(name: string, cells: readonly (string | number)[], end = ''): void {
  console.log(`${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(9)).join('')}  ${end}`);
}

const verdict = (isRight: boolean) => (isRight ? 'as it should' : 'WRONG');

const sold =
  (prove: (report: (row: Row) => void) => Promise<Row[]>, what = 'sold') =>
  () => {
    lineOf('case', ['runs', what, 'twice', 'lost']);
    return prove((row) => lineOf(row.case, [row.runs, row.sold, row.twice, row.lost], verdict(row.isRight)));
  };

const attacked = (prove: (report: (row: AttackRow) => void) => Promise<{ isRight: boolean }[]>) => () => {
  lineOf('attack or fault', ['tries', '5xx', 'hangs', 'lost', 'admitted']);
  return prove((row) => {
    lineOf(row.case, [row.tries, row.errors, row.hangs, row.lost, row.admitted], verdict(isHarmless(row)));
    for (const example of row.examples) console.log(`    ${example}`);
  });
};

const broken = (prove: (report: (row: FaultRow) => void) => Promise<FaultRow[]>) => () => {
  lineOf('fault', ['people', 'repeated', 'errors', 'doubled', 'lost', 'mails', 'sums']);
  return prove((row) => {
    const { people, repeated, errors, doubled, lost, mails, sums } = row;
    lineOf(row.case, [people, repeated, errors, doubled, lost, mails, sums], verdict(row.isRight));
    for (const example of row.examples) console.log(`    ${example}`);
  });
};

const given = (prove: (report: (row: MonthlyRow) => void) => Promise<MonthlyRow[]>) => () => {
  lineOf('case', ['due', 'paid', 'doubled', 'lost', 'taps', 'cut']);
  return prove((row) =>
    lineOf(row.case, [row.due, row.paid, row.doubled, row.lost, row.taps, row.cut], verdict(row.isRight)),
  );
};

const compared = (prove: (report: (row: NumbersRow) => void) => Promise<NumbersRow[]>) => () => {
  lineOf('days', ['numbers', 'differ']);
  return prove((row) => {
    lineOf(row.case, [row.compared, row.different.length], verdict(row.isRight));
    if (row.isRight) return;
    for (const { what, values } of row.different) console.log(`    ${what}: ${JSON.stringify(values)}`);
  });
};

const proofs: Readonly<Record<string, () => Promise<{ isRight: boolean }[]>>> = {
  attacks: attacked((report) =>
    proveAttacks(
      {
        tokens: Number.POSITIVE_INFINITY,
        requests: 300,
        text: { length: 1_000_000, parts: 8 },
        clients: 500,
        buyers: 800,
        holds: 1_000,
        kills: 20,
        awayMs: 20_000,
        messages: 1_000,
        patience: 1_000,
      },
      report,
    ),
  ),
  competition: sold((report) => proveCompetition({ competitors: 50, runs: 20 }, report)),
  faults: broken((report) => proveFaults({ size: 1 }, report)),
  monthly: given((report) => proveMonthly({ donors: 1_000, months: 12, kills: 20 }, report)),
  numbers: compared((report) => proveNumbers({ rows: 20_000 }, report)),
  queue: sold((report) => proveQueue({ people: 5_000, perMinute: 900, opensIn: 60 }, report), 'let in'),
  reminders: sold((report) => proveReminders({ people: 400, kills: 20 }, report), 'sent'),
  tickets: sold((report) => proveTickets({ buyers: 2_000, stock: 100, doors: 50 }, report)),
};

const [name = ''] = process.argv.slice(2);
const proof = proofs[name];
if (!proof) {
  process.stderr.write(`Say what to prove: ${Object.keys(proofs).join(', ')}\n`);
  process.exit(1);
}
const rows = await proof();
process.exit(rows.every(({ isRight }) => isRight) ? 0 : 1);
