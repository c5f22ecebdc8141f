import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { freePort } from '../../workspace/ports';
import { writeSiteCommands } from './siteImage';

/** Node's own image has this user. */
const NOBODY = { uid: 1000, gid: 1000 };
/** Files of root cannot be read-only for root. */
const user = process.getuid?.() === 0 ? NOBODY : {};

function start(image: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(image, 'shell/bin/site.mjs'), ...args], {
    cwd: image,
    env: { ...env },
    ...user,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function outputOf(child: ChildProcess): Promise<string> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  await once(child, 'close');
  return output;
}

/** An API whose only answer waits until the test lets it go. */
async function slowApi() {
  let release = () => {};
  let asked = () => {};
  const isAsked = new Promise<void>((done) => (asked = done));
  const server = createServer((request, response) => {
    if (request.url !== '/api/slow') return void response.writeHead(503).end();
    asked();
    release = () => response.end('at last');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, isAsked, release: () => release() };
}

it('deploys and serves without sources, without root and on a read-only disk, and stops in order', async () => {
  const image = temporaryFolder();
  await writeSiteCommands(image);
  const site = join(image, 'store');
  mkdirSync(site);
  chmodSync(site, 0o777);
  chmodSync(image, 0o555);
  const builds = [builtShell(), builtRemote({ name: 'mf-public', routes: [routeEntry('/')] })];
  for (const build of builds) chmodSync(build, 0o755);
  const api = await slowApi();
  const port = await freePort();
  const env = { SITE_DIR: site, SITE_PORT: String(port), API_ORIGIN: api.origin };
  for (const build of builds)
    expect(await outputOf(start(image, ['deploy', '--from', build], env))).toMatch(/is now [0-9a-f]{12}/);

  const server = start(image, ['serve'], env);
  await once(server.stdout!, 'data');
  const page = await fetch(`http://localhost:${port}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('mf-public at /')]);

  const slow = fetch(`http://localhost:${port}/api/slow`);
  await api.isAsked;
  server.kill('SIGTERM');
  const ended = once(server, 'exit');
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  api.release();
  expect(await (await slow).text()).toBe('at last');
  expect(await ended).toEqual([0, null]);
});
