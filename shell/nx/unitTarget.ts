import { dirname } from 'node:path';
import type { CreateNodesV2 } from 'nx/src/devkit-exports';

/**
 * Gives each project a target `unit`: the tests in its folder. It is not cached, since some read what is built; which
 * projects need it is for `nx affected` to say.
 */
export const createNodesV2: CreateNodesV2 = [
  '{backend,mf-*,shared,shell}/{package.json,project.json,**/project.json}',
  (files) =>
    files.map((file) => [
      file,
      { projects: { [dirname(file)]: { targets: { unit: unit(dirname(file)) } } } },
    ]),
];

function unit(root: string) {
  return {
    executor: 'nx:run-commands',
    options: { command: `vitest run --passWithNoTests ${root}/` },
  };
}
