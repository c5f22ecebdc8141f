import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WORKSPACE = resolve(import.meta.dirname, '../..');
const SAMPLES = 'shell/checks/samples';

interface Finding {
  readonly code: string;
  readonly filename: string;
}

/** What the workspace's own lint configuration says of a folder of samples. */
function boundaryErrors(folder: string): Promise<Finding[]> {
  return new Promise((done, fail) => {
    const args = ['--format', 'json', join(SAMPLES, folder)];
    execFile(join(WORKSPACE, 'node_modules/.bin/oxlint'), args, { cwd: WORKSPACE }, (_, stdout, stderr) => {
      if (!stdout) return fail(new Error(stderr));
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
      done(diagnostics.filter(({ code }) => code.includes('no-restricted-imports')));
    });
  });
}

test('an app that reaches into the shell, another app or the backend is refused, import by import', async () => {
  const findings = await boundaryErrors('mf-sample');
  expect(findings.map(({ filename }) => filename)).toEqual(
    Array.from({ length: 4 }, () => `${SAMPLES}/mf-sample/reachesIntoTheShell.ts`),
  );
});

test('shared, which all apps stand on, may not reach into one', async () => {
  expect(await boundaryErrors('shared-sample')).toHaveLength(1);
});

test('the backend may not pull the browser side of shared in', async () => {
  expect(await boundaryErrors('backend-sample')).toHaveLength(2);
});
