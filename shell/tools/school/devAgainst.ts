import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { onStopSignal } from '../cli/stopSignals';
import { descriptionOf } from '../cli/verbs/verify';
import { oneAtATime } from '../dev/oneAtATime';
import { findRemote } from '../dev/remoteFolder';
import { build } from './build';
import { openDevCopy } from './devCopy';
import { readServing } from './readServing';

/** An editor writes several files at once. Milliseconds. */
const SETTLED_MS = 200;

/** Serves a running site with the remote in this folder, built again on every change. */
export async function devAgainst(args: readonly string[]): Promise<void> {
  const { site, port } = await readServing(args, { variable: 'SITE_PORT', port: '4300' });
  const { name, root: folder } = findRemote('./');
  const { origin, description } = await descriptionOf(site);
  const root = await mkdtemp(join(tmpdir(), 'school-dev-'));
  const dist = join(folder, 'dist');
  const { app, show } = await openDevCopy({ root, dist, name, description, origin });

  async function buildAndShow(): Promise<void> {
    const started = Date.now();
    await build([]);
    const paths = await show();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(paths.map((path) => `  http://localhost:${port}${path}`).join('\n') + `  (${seconds} s)`);
  }
  const again = oneAtATime(() => buildAndShow().catch((error: Error) => console.error(error.message)));
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(folder, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void again(), SETTLED_MS);
  });
  await again();
  const server = serve({ fetch: app.fetch, port, hostname: 'localhost' });
  onStopSignal(() => {
    watcher.close();
    clearTimeout(timer);
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    void rm(root, { recursive: true, force: true });
  });
  console.log(
    `\n  ${name} is in a copy of ${origin} at http://localhost:${port}; a change is built and shown.\n`,
  );
}
