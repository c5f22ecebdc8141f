import { deploy } from '../site/deploy';
import { folderStore } from '../site/folderStore';
import { startBackend } from './backend';
import { printBanner } from './banner';
import { serveSite } from './serve';
import { command, readSiteSettings } from './settings';
import { stopTogether } from './stopTogether';
import { buildProjects, builtFolders, refuseTakenPort, remoteNames } from './workspace';

// npm start: builds what changed, deploys it, and serves the whole site with its API.
await command(async () => {
  const settings = readSiteSettings(process.env);
  await refuseTakenPort(settings.sitePort, 'SITE_PORT');
  await refuseTakenPort(settings.apiPort, 'API_PORT');

  const apps = ['shell', ...remoteNames()];
  await buildProjects([...apps, 'backend']);
  const store = folderStore(settings.siteDir);
  const { revision, changed } = await deploy(store, builtFolders(apps), settings, new Date());
  const backend = await startBackend(settings);
  const server = await serveSite(store, settings);
  stopTogether(server, backend);
  printBanner(settings, revision, changed);
});
