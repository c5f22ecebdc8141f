import { basename, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { generateEndpoints } from '../../workspace/processes';
import { WORKSPACE } from '../../workspace/workspace';

/** The sources that the API's document is made of. */
const CONTRACTS = [join(WORKSPACE, 'backend/src'), join(WORKSPACE, 'shared/src/schemas')];

/** Generates endpoints again while an app runs from source, when a contract or its list of operations changes. */
export function followContracts(generate = generateEndpoints, contracts = CONTRACTS): Plugin {
  const concerns = (file: string): boolean =>
    basename(file) === 'operations.json' ||
    (contracts.some((folder) => file.startsWith(folder + sep)) && /(?<!\.test)\.ts$/.test(file));
  return {
    name: 'school:follow-contracts',
    configureServer({ watcher, config }) {
      // What is wrong with a contract is said by the generator; the next change of it is another try.
      const again = oneAtATime(() => generate().catch((error: Error) => config.logger.error(error.message)));
      watcher.add([...contracts]);
      watcher.on('all', (_, file) => {
        if (concerns(file)) void again();
      });
    },
  };
}

/** Runs a task once more, however often it is asked for while it runs. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running = false;
  let asked = false;
  return async () => {
    asked = true;
    if (running) return;
    running = true;
    while (asked) {
      asked = false;
      await run();
    }
    running = false;
  };
}
