import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import type { SiteStore } from '../../release/site/store';
import { findRemote } from '../dev/remoteFolder';
import { serveRemote } from '../dev/remoteServer';
import { serveShell } from '../dev/shellServer';
import { startBackend } from './backend';
import { command } from './command';
import { readSiteSettings, type SiteSettings } from '../../workspace/settings';
import { Refusal } from '../../workspace/refusal';
import { stopTogether } from './stopTogether';
import { buildProjects, generateEndpoints } from '../../workspace/processes';
import { builtFolders, remoteNames } from '../../workspace/workspace';
import { refuseTakenPorts } from './refuseTakenPorts';

// npm run dev -- mf-donate: runs the whole site with that app and the shell from source, the others as deployed.
await command(async () => {
  const [wanted, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Refusal('One app at a time: npm run dev -- mf-donate');
  const folder = wanted && wanted !== 'shell' ? findRemote(wanted) : undefined;
  const settings = readSiteSettings(process.env);
  await refuseTakenPorts(settings, process.env);

  const store = folderStore(settings.siteDir);
  await deployMissing(store, settings);
  await generateEndpoints();
  const backend = await startBackend(settings);
  const remote = folder && (await serveRemote(folder));
  const shell = await serveShell(store, settings, remote);
  stopTogether({ close: () => void Promise.all([shell.close(), remote?.close()]) }, backend);

  console.log(`
  The site is at ${settings.origin}
  From source: the shell${folder ? ` and ${folder.name}` : ''}. Everything else as last deployed.
  Stop it with Ctrl+C.
`);
});

/** Builds and deploys apps that are not deployed yet, and builds the backend if it changed. */
async function deployMissing(store: SiteStore, settings: SiteSettings): Promise<void> {
  const { apps } = await store.registry();
  const missing = ['shell', ...remoteNames()].filter((name) => !apps[name]);
  await buildProjects([...missing, 'backend']);
  if (missing.length > 0) await deploy(store, builtFolders(missing), settings, new Date());
}
