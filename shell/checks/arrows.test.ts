import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';

/** A violation as dependency-cruiser reports it. */
interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

interface Report {
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

/** For each group of folders, one that it must not import. */
const ABOVE: Readonly<Record<string, string>> = {
  'backend/src/platform': 'payments',
  'backend/src/payments': 'site',
  'backend/src/site': 'staff',
  'backend/src/staff': 'donations',
  'backend/src/donations': 'tickets',
  'backend/src/tickets': 'competition',
  'backend/src/competition': 'community',
  'backend/src/community': 'lessons',
  'backend/src/lessons': 'office',
  'backend/src/office': 'app',
  'mf-admin/src/kit': 'features',
  'mf-admin/src/app': 'features',
  'shell/src': 'release',
  'shell/workspace': 'release',
  'shell/release': 'serve',
  'shell/serve': 'tools',
  'shell/tools': 'checks',
};

/** Modules that break exactly one rule: its name, the path and the source. Type imports are enough. */
const SAMPLES: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'apps meet in shared': ['mf-one/src/page.ts', "import type { One } from '../../mf-two/src/one';"],
  'shared is the ground': ['shared/src/page.ts', "import type { One } from '../../mf-two/src/one';"],
  'the backend imports no app': ['backend/src/start.ts', "import type { One } from '../../mf-two/src/one';"],
  'the shell imports no remote': ['shell/src/page.ts', "import type { One } from '../../mf-two/src/one';"],
  'nothing imports tests': ['mf-two/src/page.ts', "import type { Two } from './one.test';"],
  'no circle of modules': [
    'mf-two/src/left.ts',
    "import type { Right } from './right'; export type Left = Right;",
  ],
  'no circle of folders': ['mf-one/src/left/left.ts', "import type { Right } from '../right/right';"],
  'what is imported exists': ['mf-two/src/gone.ts', "import { gone } from './moved';"],
  'no feature imports another': [
    'mf-admin/src/features/jury/page.ts',
    "import type { One } from '../tickets/one';",
  ],
  ...Object.fromEntries(
    Object.entries(ABOVE).map(([group, other]) => [
      `${group} imports only groups below it`,
      [`${group}/above.ts`, `import type { One } from '../${other}/one';`],
    ]),
  ),
};

/** Modules that the samples import, and cycles. */
const OTHERS: Readonly<Record<string, string>> = {
  'tsconfig.json': '{}',
  'mf-two/src/one.ts': 'export type One = 1;',
  'mf-two/src/one.test.ts': 'export type Two = 2;',
  'mf-two/src/right.ts': "import type { Left } from './left'; export type Right = Left;",
  'mf-one/src/right/right.ts': 'export type Right = 1;',
  'mf-one/src/right/back.ts': "import type { Back } from '../left/back';",
  'mf-one/src/left/back.ts': 'export type Back = 1;',
  'mf-admin/src/features/tickets/one.ts': 'export type One = 1;',
  ...Object.fromEntries(
    Object.entries(ABOVE).map(([group, other]) => [
      join(dirname(group), other, 'one.ts'),
      'export type One = 1;',
    ]),
  ),
};

let folder: string;

beforeAll(() => {
  mkdirSync(join(WORKSPACE, '.test'), { recursive: true });
  folder = mkdtempSync(join(WORKSPACE, '.test/arrows-'));
  for (const [file, text] of [...Object.values(SAMPLES), ...Object.entries(OTHERS)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function cruise(): Promise<Report> {
  const program = join(WORKSPACE, 'node_modules/.bin/depcruise');
  const config = join(WORKSPACE, '.dependency-cruiser.mjs');
  const args = ['.', '--config', config, '--output-type', 'json'];
  return new Promise((done, fail) =>
    execFile(program, args, { cwd: folder }, (error, stdout) =>
      stdout ? done(JSON.parse(stdout) as Report) : fail(error ?? new Error('depcruise reported nothing')),
    ),
  );
}

test('each import rule refuses its sample and no other', async () => {
  const { violations, ruleSetUsed } = (await cruise()).summary;
  const places = new Map<string, string[]>();
  for (const { from, rule } of violations)
    places.set(rule.name, [...(places.get(rule.name) ?? []), from].sort());
  const expected = Object.entries(SAMPLES).map(([rule, [file]]) => [rule, [file]] as const);
  expect(Object.fromEntries(places)).toEqual({
    ...Object.fromEntries(expected),
    'no circle of modules': ['mf-two/src/left.ts'],
    'no circle of folders': ['mf-one/src/left', 'mf-one/src/right'],
  });
  expect(ruleSetUsed.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLES).sort());
});
