import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { deploy, recompose, rollBack, type DeployResult } from '../site/deploy';
import { folderStore } from '../site/folderStore';
import type { SiteStore } from '../site/store';
import { serveSite } from './serve';
import { command, readSiteSettings, Refusal, type SiteSettings } from './settings';
import { buildProjects, builtFolders, remoteNames } from './workspace';

const USAGE = `npm run site -- …
  deploy [app …]    put built apps on the site (all when none is named); --build builds them first
  deploy --from DIR put the app on the site that was built into a folder
  rollback <app>    go back to the version that was deployed before
  compose           compose every page anew
  list              what runs, and what ran before
  serve             serve the site without building anything`;

interface Context {
  readonly store: SiteStore;
  readonly settings: SiteSettings;
  readonly args: readonly string[];
}

const COMMANDS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  async deploy({ store, settings, args }) {
    const { values, positionals } = read(args, { from: { type: 'string' }, build: { type: 'boolean' } });
    if (values.from !== undefined && (values.build || positionals.length > 0))
      throw new Refusal('--from takes what is built in one folder, and nothing else');
    const apps = positionals.length > 0 ? positionals : ['shell', ...remoteNames()];
    if (values.build) await buildProjects(apps);
    const folders = values.from === undefined ? builtFolders(apps) : [resolve(values.from)];
    report(await deploy(store, folders, settings, new Date()));
  },
  async rollback({ store, settings, args }) {
    const [app, ...more] = read(args, {}).positionals;
    if (!app || more.length > 0) throw new Refusal('Which one app? npm run site -- rollback mf-donate');
    report(await rollBack(store, app, settings));
  },
  async compose({ store, settings }) {
    report(await recompose(store, settings));
  },
  async list({ store }) {
    const { apps, revision } = await store.registry();
    console.log(`revision ${revision}`);
    for (const [name, { current, previous }] of Object.entries(apps)) {
      console.log(
        `${name.padEnd(16)} ${current.version}  ${current.deployedAt}  before: ${previous?.version ?? '-'}`,
      );
    }
  },
  async serve({ store, settings }) {
    await serveSite(store, settings);
    console.log(`The site is at ${settings.origin}`);
  },
};

await command(async () => {
  const [verb = '', ...args] = process.argv.slice(2);
  const action = COMMANDS[verb];
  if (!action) throw new Refusal(USAGE);
  const settings = readSiteSettings(process.env);
  await action({ store: folderStore(settings.siteDir), settings, args });
});

/** Reads what stands behind the verb. @throws Refusal when something there is unknown */
function read<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message.split('. ')[0]);
  }
}

function report({ revision, changed, composed }: DeployResult): void {
  const news = Object.entries(changed).map(([app, version]) => `${app} is now ${version}`);
  console.log(news.length > 0 ? news.join('\n') : 'Nothing new');
  console.log(
    `revision ${revision}, ${composed.length} pages composed${composed.length > 0 ? `: ${composed.join(' ')}` : ''}`,
  );
}
