import { proveCompetition } from './src/testing/proof/proveCompetition';
import { proveTickets } from './src/testing/proof/proveTickets';
import type { Row } from './src/testing/proof/world';

// npm run prove -- tickets, npm run prove -- competition: what cannot be shown on the embedded database, on a real one and at full size.

const proofs: Readonly<Record<string, (told: (row: Row) => void) => Promise<Row[]>>> = {
  competition: (told) => proveCompetition({ competitors: 50, runs: 20 }, told),
  tickets: (told) => proveTickets({ buyers: 2_000, stock: 100, doors: 50, kills: 20 }, told),
};

const columns = ['runs', 'sold', 'twice', 'lost'] as const;
const width = 52;

const lineOf = (name: string, cells: readonly (string | number)[], end: string): string =>
  `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(8)).join('')}  ${end}`;

const [name = ''] = process.argv.slice(2);
const proof = proofs[name];
if (!proof) {
  process.stderr.write(`Say what to prove: ${Object.keys(proofs).join(', ')}\n`);
  process.exit(1);
}
console.log(lineOf('case', columns, ''));
const rows = await proof((row) =>
  console.log(
    lineOf(
      row.case,
      columns.map((column) => row[column]),
      row.isRight ? 'as it should' : 'WRONG',
    ),
  ),
);
process.exit(rows.every(({ isRight }) => isRight) ? 0 : 1);
