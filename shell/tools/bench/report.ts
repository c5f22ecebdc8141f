import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace';
import { tableOf } from './table';
import type { Measured } from './takeMeasures';

const FILE = 'docs/benchmarks.md';
const GB = 1024 ** 3;

export interface Circumstances {
  readonly now: Date;
  readonly runs: number;
  readonly chromium: string;
}

/** Writes the table with date, machine and settings. Returns the file's name. */
export async function writeReport(measured: Measured, circumstances: Circumstances): Promise<string> {
  await mkdir(join(WORKSPACE, 'docs'), { recursive: true });
  await writeFile(join(WORKSPACE, FILE), reportOf(measured, circumstances));
  return FILE;
}

function reportOf({ rows, failures }: Measured, { now, runs, chromium }: Circumstances): string {
  const cores = cpus();
  return `# Benchmarks

Measured by \`npm run bench\` on ${now.toISOString().slice(0, 10)}: ${cores.length} cores (${cores[0]?.model.trim() || 'unknown model'}), ${(totalmem() / GB).toFixed(0)} GB memory, Node ${process.version}, Chromium ${chromium}.

${tableOf(rows)}
${failures.map((failure) => `\nNot measured: ${failure}\n`).join('')}
## Method

The browser is a phone of 412 px with a four times slower processor, on a connection of 150 ms, 1.6
Mbit/s down and 750 kbit/s up, with an empty cache for every visit. Compared versions are visited in
turn, ${runs} times each. Figures are medians; CLS is the worst of up to three visits. A visit ends after
two seconds without requests. Lighthouse uses its own method: a simulated phone on slow 4G. Times
differ between machines, so compare the ratios.
`;
}
