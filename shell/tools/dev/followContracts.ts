import { basename, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { generateEndpoints } from '../../workspace/processes';
import { WORKSPACE } from '../../workspace/workspace';
import { oneAtATime } from './oneAtATime';

/** The sources of the API's document. */
const CONTRACTS = [join(WORKSPACE, 'backend/src'), join(WORKSPACE, 'shared/src/schemas')];

/** Generates endpoints again when a contract or a list of operations changes while an app runs from source. */
export function followContracts(generate = generateEndpoints, contracts = CONTRACTS): Plugin {
  const concerns = (file: string): boolean =>
    basename(file) === 'operations.json' ||
    (contracts.some((folder) => file.startsWith(folder + sep)) && /(?<!\.test)\.ts$/.test(file));
  return {
    name: 'school:follow-contracts',
    configureServer({ watcher, config }) {
      // The generator reports errors in a contract; the next change triggers a retry.
      const again = oneAtATime(() => generate().catch((error: Error) => config.logger.error(error.message)));
      watcher.add([...contracts]);
      watcher.on('all', (_, file) => {
        if (concerns(file)) void again();
      });
    },
  };
}
