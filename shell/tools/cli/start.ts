import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { BACKEND } from '../../release/site/registry';
import { startBackend } from './backend';
import { printBanner } from './banner';
import { serveFollowing } from '../../serve/follow/serveFollowing';
import { command } from './command';
import { localApi, readSiteSettings } from '../../workspace/settings';
import { stopTogether } from './stopTogether';
import { buildProjects } from '../../workspace/processes';
import { builtFolders, remoteNames } from '../../workspace/workspace';
import { Refusal } from '../../workspace/refusal';
import { refuseTakenPorts } from './refuseTakenPorts';

// npm start: builds what changed, deploys it, and serves the whole site with its API.
await command(async () => {
  const more = process.argv.slice(2);
  if (more.length > 0)
    throw new Refusal(`Unknown argument: ${more.join(' ')}. npm start takes no arguments.`);
  const settings = readSiteSettings(process.env);
  await refuseTakenPorts(settings, process.env);

  const apps = ['shell', ...remoteNames(), BACKEND];
  await buildProjects(apps);
  const store = folderStore(settings.siteDir);
  // No visitor has a tab open on a developer's machine.
  const here = { ...settings, tabDays: 0 };
  const { revision, changed } = await deploy(store, builtFolders(apps), here, new Date());
  const backend = await startBackend(settings);
  // Always the local API, whatever production uses.
  const { server } = await serveFollowing(store, { ...settings, apiOrigin: localApi(settings.apiPort) });
  stopTogether(server, backend);
  printBanner(settings, revision, changed);
});
