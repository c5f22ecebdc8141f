import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { BACKEND } from '../../release/site/registry';
import type { SiteStore } from '../../release/site/store';
import { findRemote } from '../dev/remoteFolder';
import { serveRemote } from '../dev/remoteServer';
import { serveShell } from '../dev/shellServer';
import { startBackend } from './backend';
import { command } from './command';
import { localApi, readSiteSettings, type SiteSettings } from '../../workspace/settings';
import { refuseTakenPort } from '../../workspace/ports';
import { Refusal } from '../../workspace/refusal';
import { besideRunning, isRunning } from './runningSite';
import { onStopSignal } from './stopSignals';
import { stopTogether } from './stopTogether';
import { buildProjects, generateEndpoints } from '../../workspace/processes';
import { builtFolders, remoteNames } from '../../workspace/workspace';
import { refuseTakenPorts } from './refuseTakenPorts';

// npm run dev -- mf-donate: runs the whole site with that app and the shell from source, the others as deployed. Where
// npm start runs already, it joins that site.
await command(async () => {
  const [wanted, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Refusal('One app at a time: npm run dev -- mf-donate');
  const folder = wanted && wanted !== 'shell' ? findRemote(wanted) : undefined;
  const given = readSiteSettings(process.env);
  const joins = await isRunning(given);
  // Otherwise always the local API, whatever production uses.
  const settings = joins ? besideRunning(given) : { ...given, apiOrigin: localApi(given.apiPort) };
  if (joins) await refuseTakenPort(settings.sitePort, 'SITE_PORT');
  else await refuseTakenPorts(settings, process.env);

  const store = folderStore(settings.siteDir);
  await deployMissing(store, given, joins ? [] : [BACKEND]);
  await generateEndpoints();
  const backend = joins ? undefined : await startBackend(settings);
  const remote = folder && (await serveRemote(folder));
  const shell = await serveShell(store, settings, remote);
  const close = () => void Promise.all([shell.close(), remote?.close()]);
  if (backend) stopTogether({ close }, backend);
  else onStopSignal(close);

  console.log(`
  The site is at ${settings.origin}
  From source: the shell${folder ? ` and ${folder.name}` : ''}. Everything else as last deployed.${joins ? `\n  The API is that of the running site at ${given.origin}.` : ''}
  Stop it with Ctrl+C.
`);
});

/** Builds and deploys apps that are not deployed yet, and builds what else is needed if it changed. */
async function deployMissing(
  store: SiteStore,
  settings: SiteSettings,
  needed: readonly string[],
): Promise<void> {
  const { apps } = await store.registry();
  const missing = ['shell', ...remoteNames()].filter((name) => !apps[name]);
  if (missing.length + needed.length > 0) await buildProjects([...missing, ...needed]);
  if (missing.length > 0) await deploy(store, builtFolders(missing), settings, new Date());
}
