import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import type { RouteEntry } from '@school/shared/contract';
import { createRemote } from '../generator/createRemote';
import { planRemote, refuseUnfit, type RoutesByRemote } from '../generator/remotePlan';
import { command } from './command';
import { Refusal } from '../../workspace/refusal';
import { remoteNames, WORKSPACE } from '../../workspace/workspace';
import { run } from '../../workspace/processes';

const USAGE = `npm run new-remote -- mf-lessons [--path /lessons] [--title "Lessons"]`;

// npm run new-remote -- mf-lessons: creates a new remote with a page that builds and passes the checks.
await command(async () => {
  const { name, path, title } = readArguments();
  const plan = planRemote(name, { path, title });
  refuseUnfit(plan, WORKSPACE, await routesByRemote());
  const files = await createRemote(WORKSPACE, plan);
  await run(join(WORKSPACE, 'node_modules/.bin/tsx'), ['backend/codegen.ts']);
  // The line breaks of the generated code depend on the length of the title.
  await run(join(WORKSPACE, 'node_modules/.bin/oxfmt'), [plan.name], { stdio: 'ignore' });
  console.log(`
  ${plan.name} is made: ${files.length} files, its page at ${plan.path},
  and its list for staff at /admin${plan.path}

  Next:
    npm install                          enters it in the lock file
    npm run dev -- ${plan.name.padEnd(22)}its page from source, inside the whole site
    npm run verify                       all checks
    npm run site -- deploy ${plan.name} --build    puts it on the site

  Its README says where each part goes: pages, forms, operations of the API, lists and links.
`);
});

function readArguments() {
  try {
    const options = { path: { type: 'string' }, title: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [name, ...more] = positionals;
    if (name && more.length === 0) return { name, ...values };
  } catch {
    // An unknown option: the usage lists the valid ones.
  }
  throw new Refusal(USAGE);
}

async function routesByRemote(): Promise<RoutesByRemote> {
  const tables = remoteNames().map((name) => ({ name, file: join(WORKSPACE, name, 'src/routes.ts') }));
  const entries = tables
    .filter(({ file }) => existsSync(file))
    .map(async ({ name, file }) => {
      // Like a build: Node reads the default export of styled-components in another way.
      const { module } = await runnerImport<{ readonly routes: readonly RouteEntry[] }>(file, {
        configFile: false,
        logLevel: 'error',
      });
      return [name, module.routes] as const;
    });
  return Object.fromEntries(await Promise.all(entries));
}
