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

/** Writes the table with when, where and how it was measured. Returns the file's name. */
export async function writeReport(measured: Measured, circumstances: Circumstances): Promise<string> {
  await mkdir(join(WORKSPACE, 'docs'), { recursive: true });
  await writeFile(join(WORKSPACE, FILE), reportOf(measured, circumstances));
  return FILE;
}

function reportOf({ rows, failures }: Measured, { now, runs, chromium }: Circumstances): string {
  const cores = cpus();
  return `# Benchmarks

Made by \`npm run bench\` on ${now.toISOString().slice(0, 10)}: ${cores.length} cores (${cores[0]?.model.trim() || 'of an unnamed model'}), ${(totalmem() / GB).toFixed(0)} GB memory, Node ${process.version}, Chromium ${chromium}.

${tableOf(rows)}
${failures.map((failure) => `\nNot measured: ${failure}\n`).join('')}
How: a phone of 412 px whose processor is four times slower, on a line of 150 ms, 1.6 Mbit/s down and 750 kbit/s up, with an empty cache for every visit. Contestants are visited in turn, ${runs} times each; figures are medians, and the worst of up to three visits for CLS. A visit ends when nothing has been in flight for two seconds. Lighthouse measures in its own way: a phone on slow 4G, simulated. Times differ from machine to machine; the ratios are what counts.
`;
}
