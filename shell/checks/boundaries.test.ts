import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WORKSPACE = resolve(import.meta.dirname, '../..');
const SAMPLES = 'shell/checks/samples';

interface Finding {
  readonly code: string;
  readonly filename: string;
}

/** Returns the errors that the workspace's lint configuration reports for a folder of samples. */
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

test('refuses each import of the shell, another app or the backend in an app', async () => {
  const findings = await boundaryErrors('mf-sample');
  expect(findings.map(({ filename }) => filename)).toEqual(
    Array.from({ length: 4 }, () => `${SAMPLES}/mf-sample/reachesIntoTheShell.ts`),
  );
});

test('refuses imports of apps in shared', async () => {
  expect(await boundaryErrors('shared-sample')).toHaveLength(1);
});

test("refuses imports of shared's browser code in the backend", async () => {
  expect(await boundaryErrors('backend-sample')).toHaveLength(2);
});
