import { dirname } from 'node:path';
import type { CreateNodesV2, TargetConfiguration } from 'nx/src/devkit-exports';

/** The backend's task that generates what all apps import of the API. It does nothing when that has not changed. */
const CODEGEN = { projects: ['@school/backend'], target: 'codegen' };

/**
 * Gives each project a target `unit`: the tests in its folder. It is not cached, since some read what is built; which
 * projects need it is for `nx affected` to say. Each app also has a target `endpoints`.
 */
export const createNodesV2: CreateNodesV2 = [
  '{backend,mf-*,shared,shell}/{package.json,project.json,**/project.json}',
  (files) =>
    files.map((file) => {
      const root = dirname(file);
      const targets = { unit: unit(root), ...(/^(?:mf-[^/]+|shell)$/.test(root) && { endpoints }) };
      return [file, { projects: { [root]: { targets } } }];
    }),
];

function unit(root: string): TargetConfiguration {
  return {
    executor: 'nx:run-commands',
    options: { command: `vitest run --passWithNoTests ${root}/` },
    dependsOn: [CODEGEN],
  };
}

/**
 * What an app imports of the API, as the output of a task. Git does not know these files, so Nx leaves them out of the
 * sources that it hashes: a build depends on this target instead, and on what is in its outputs.
 */
const endpoints: TargetConfiguration = {
  executor: 'nx:noop',
  dependsOn: [CODEGEN],
  outputs: ['{projectRoot}/src/**/api/generated/*'],
};
