import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OUT_DIR } from '@school/shared/vite';

/** A page with a script budget for its first visit. */
export interface FirstVisit {
  readonly path: string;
  readonly app: string;
  /** Its module, as in the app's routes. */
  readonly page: string;
  /** Chunks that it loads after rendering, such as live figures. */
  readonly later: readonly string[];
  /** KB of 1024 bytes, with headers. */
  readonly goal: number;
}

/** The checked pages; the benchmark measures the same ones in a browser. */
export const FIRST_VISITS: readonly FirstVisit[] = [
  { path: '/', app: 'mf-public', page: './home/HomePage.tsx', later: [], goal: 140 },
  { path: '/learn/piano', app: 'mf-public', page: './learn/InstrumentPage.tsx', later: [], goal: 150 },
  { path: '/donate', app: 'mf-donate', page: './landing/LandingPage.tsx', later: ['LiveFigures'], goal: 150 },
  { path: '/mate-2025', app: 'mf-mate', page: './event/EventPage.tsx', later: ['live'], goal: 150 },
  {
    path: '/music-competition',
    app: 'mf-competition',
    page: './landing/LandingPage.tsx',
    later: [],
    goal: 150,
  },
];

/** The measured size of the server's headers per file. Bytes. */
const HEADERS = 330;
const KB = 1024;

type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the script bytes of a first visit, computed from the build without a browser.
 * @param workspace the folder that contains the apps
 * @returns transferred bytes
 */
export function firstVisitBytes(workspace: string, { app, page, later }: FirstVisit): number {
  return (
    sizeOf(join(workspace, 'shell', OUT_DIR), './main.ts', []) +
    sizeOf(join(workspace, app, OUT_DIR), page, later)
  );
}

/** Returns the visits that exceed their budget or cannot be computed, one line each. */
export function heavyFirstVisits(workspace: string, visits: readonly FirstVisit[] = FIRST_VISITS): string[] {
  return visits.flatMap((visit) => {
    try {
      const kilobytes = firstVisitBytes(workspace, visit) / KB;
      if (kilobytes <= visit.goal) return [];
      return [
        `The first visit of ${visit.path} loads ${kilobytes.toFixed(1)} KB of script; the most is ${visit.goal}`,
      ];
    } catch (error) {
      return [`The first visit of ${visit.path} cannot be added up: ${(error as Error).message}`];
    }
  });
}

function sizeOf(folder: string, page: string, later: readonly string[]): number {
  const { preloads } = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8')) as { preloads: Preloads };
  const atOnce = preloads[page];
  if (!atOnce) throw new Error(`${folder} has no page ${page}`);
  const files = new Set([...atOnce, ...later.flatMap((chunk) => withImports(folder, fileOf(folder, chunk)))]);
  return [...files].reduce((sum, file) => sum + HEADERS + sent(join(folder, file)), 0);
}

function fileOf(folder: string, chunk: string): string {
  const file = readdirSync(join(folder, 'assets')).find((name) =>
    new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(name),
  );
  if (!file) throw new Error(`${folder} has no chunk ${chunk}`);
  return `assets/${file}`;
}

/** Returns a chunk with its static imports, whose own imports are on the page already. */
function withImports(folder: string, file: string): string[] {
  const imports = readFileSync(join(folder, file), 'utf8').matchAll(
    /\bimport(?:[^"'()]*from)?"\.\/([\w-]+\.js)"/g,
  );
  return [file, ...[...imports].map(([, name]) => `assets/${name}`)];
}

function sent(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}
