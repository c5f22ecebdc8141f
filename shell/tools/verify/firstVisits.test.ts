import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/builtApps';
import { firstVisitBytes, heavyFirstVisits, type FirstVisit } from './firstVisits';

const visit: FirstVisit = { path: '/learn', app: 'mf-public', page: './Page.tsx', later: ['live'], goal: 3 };
const HEADERS = 330;

function built(files: Readonly<Record<string, string>>): string {
  const workspace = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), text);
  }
  return workspace;
}

const workspace = (page: string) =>
  built({
    'shell/dist/app.json': JSON.stringify({ preloads: { './main.ts': ['assets/main.js'] } }),
    'shell/dist/assets/main.js': 'x'.repeat(1_000),
    'shell/dist/assets/main.js.br': 'x'.repeat(300),
    'mf-public/dist/app.json': JSON.stringify({
      preloads: { './Page.tsx': ['assets/Page.js'], './Other.tsx': ['assets/Other.js'] },
    }),
    'mf-public/dist/assets/Page.js': page,
    'mf-public/dist/assets/Other.js': 'x'.repeat(9_000),
    'mf-public/dist/assets/live-12345678.js': 'x'.repeat(50),
    'mf-public/dist/assets/liveSale-12345678.js': 'x'.repeat(9_000),
  });

it('adds up transferred bytes: compressed, with headers, and including later chunks', () => {
  expect(firstVisitBytes(workspace('x'.repeat(100)), visit)).toBe(300 + 100 + 50 + 3 * HEADERS);
});

it('reports visits that exceed their budget', () => {
  expect(heavyFirstVisits(workspace('x'.repeat(100)), [visit])).toEqual([]);
  expect(heavyFirstVisits(workspace('x'.repeat(3_000)), [visit])).toEqual([
    'The first visit of /learn loads 4.2 KB of script; the most is 3',
  ]);
});

it('reports a visit whose chunk is missing, and checks the others', () => {
  const [gone, heavy, ...more] = heavyFirstVisits(workspace('x'.repeat(3_000)), [
    { ...visit, path: '/renamed', later: ['gone'] },
    visit,
  ]);
  expect(gone).toMatch(/^The first visit of \/renamed cannot be added up: .* has no chunk gone$/);
  expect(heavy).toContain('/learn loads 4.2 KB');
  expect(more).toEqual([]);
});

it('rejects a page or a chunk that is not built', () => {
  const folder = workspace('');
  expect(() => firstVisitBytes(folder, { ...visit, page: './Gone.tsx' })).toThrow('no page ./Gone.tsx');
  expect(() => firstVisitBytes(folder, { ...visit, later: ['gone'] })).toThrow('no chunk gone');
});
