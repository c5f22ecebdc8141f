import { dirname } from 'node:path';
import type { CreateNodesV2, TargetConfiguration } from 'nx/src/devkit-exports';

/** The backend's task that generates API endpoints for all apps. It does nothing when nothing has changed. */
const CODEGEN = { projects: ['@school/backend'], target: 'codegen' };

/**
 * Gives each project a target `unit` for the tests in its folder. It is not cached, because some tests read builds; `nx
 * affected` selects projects. Each app also has a target `endpoints`.
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
 * An app's generated API endpoints as the output of a task. They are ignored by Git, so Nx does not hash them as
 * sources: a build depends on this target and its outputs instead.
 */
const endpoints: TargetConfiguration = {
  executor: 'nx:noop',
  dependsOn: [CODEGEN],
  outputs: ['{projectRoot}/src/**/api/generated/*'],
};
