import { join } from 'node:path';
import { ENGINES, findEngines, needEngines, type EngineName } from '../../workspace/engines';
import { run } from '../../workspace/processes';
import { Refusal } from '../../workspace/refusal';
import { command } from './command';
import { WORKSPACE } from '../../workspace/workspace';

const PICTURES = '--pictures';
const isEngine = (word: string): word is EngineName => ENGINES.some((name) => name === word);

// npm run engines -- firefox: tests the core of the site in that browser, or in each that is installed; with
// --pictures, compares its pages as pictures instead.
await command(async () => {
  const words = process.argv.slice(2);
  const wanted = words.filter(isEngine);
  const strange = words.filter((word) => word !== PICTURES && !isEngine(word));
  if (strange.length > 0) throw new Refusal(`npm run engines -- [${ENGINES.join('|')}] [${PICTURES}]`);
  needEngines();
  const found = findEngines();
  const names = (wanted.length > 0 ? wanted : ENGINES).filter((name) => found[name]);
  if (names.length === 0) throw new Refusal('None of these browsers is installed');
  await run(
    'npx',
    ['playwright', 'test', '-c', 'shell/e2e/playwright.config.ts'].concat(
      names.flatMap((name) => ['--project', name]),
    ),
    {
      env: {
        ...process.env,
        ...(words.includes(PICTURES) && { ENGINE_PICTURES: join(WORKSPACE, '.test/pictures') }),
      },
    },
  );
});
