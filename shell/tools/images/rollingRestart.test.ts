import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { writeApiImage } from '../../../backend/image';
import { startTestPostgres } from '../../../backend/src/testing/postgres';
import { productionEnv } from '../../../backend/src/testing/productionEnv';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { freePort } from '../../workspace/ports';
import { WORKSPACE } from '../../workspace/workspace';
import { writeSiteCommands } from './siteImage';

// Eight processes beside other tests.
vi.setConfig({ testTimeout: 300_000, expect: { poll: { timeout: 60_000 } } });

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let databaseUrl: string;
let image: string;
let store: string;
beforeAll(async () => {
  postgres = await startTestPostgres();
  databaseUrl = await postgres.makeEmpty();
});
afterAll(() => postgres.stop());

async function writeImages(): Promise<void> {
  image = temporaryFolder();
  await writeApiImage(join(image, 'api'));
  symlinkSync(join(WORKSPACE, 'node_modules'), join(image, 'api/node_modules'));
  await writeSiteCommands(join(image, 'site'));
  mkdirSync(join(image, 'files'));
  store = join(image, 'store');
  const builds = [builtShell(), builtRemote({ name: 'mf-public', routes: [routeEntry('/')] })];
  await deploy(folderStore(store), builds, { origin: 'https://school.example' }, new Date(0));
}

/** A process with its port, behind a proxy. */
interface Instance {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start(
  args: readonly string[],
  cwd: string,
  ready: string,
  env: (port: number) => Record<string, string>,
): Promise<Instance> {
  const port = await freePort();
  const child = spawn(process.execPath, args, { cwd: join(image, cwd), env: env(port), stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${ready}`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return { child, port };
}

const startApi = () =>
  start(['dist/main.js'], 'api/backend', '/api/ready', (port) => ({
    ...productionEnv,
    PORT: String(port),
    SCHOOL_PROCESS: 'api',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(image, 'files'),
    SCHOOL_FORMS_PER_HOUR: '100000',
    SCHOOL_LOG_LEVEL: 'silent',
  }));

const startSite = (api: number) =>
  start(['shell/bin/site.mjs', 'serve'], 'site', '/registry.json', (port) => ({
    SITE_PORT: String(port),
    SITE_HOST: '127.0.0.1',
    SITE_DIR: store,
    API_ORIGIN: `http://127.0.0.1:${api}`,
  }));

/** A proxy as operators have one: round robin, and another instance when one takes no connection. */
async function proxyTo(instances: readonly Instance[]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number) => {
    const { port = 0 } = instances[(turn += 1) % instances.length] ?? {};
    const { method, url, headers } = incoming;
    const sent = ask({ port, method, path: url, headers, agent, host: '127.0.0.1' }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    sent.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (tries > 0) pass(incoming, body, outgoing, tries - 1);
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => sent.destroy());
    sent.end(body);
  };
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    pass(incoming, Buffer.concat(parts), outgoing, 2 * instances.length);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends requests of visitors until it is stopped. */
function visit(origin: string) {
  const failures: string[] = [];
  const joined: string[] = [];
  let pages = 0;
  const stopping = new AbortController();
  const expectStatus = async (path: string, wanted: number, init?: RequestInit) => {
    const said = await fetch(`${origin}${path}`, init).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status === wanted ? undefined : `${answer.status}`;
      },
      (error: Error) => `${error.message} ${String(error.cause)}`,
    );
    if (said !== undefined) failures.push(`${path}: ${said}`);
    return said === undefined;
  };
  const visitor = async () => {
    while (!stopping.signal.aborted) {
      if (await expectStatus('/', 200)) pages += 1;
      await expectStatus('/api/projects', 200);
      const email = `${randomUUID()}@example.com`;
      const isIn = await expectStatus('/api/community/members', 201, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ name: 'Ama', email }),
      });
      if (isIn) joined.push(email);
    }
  };
  const running = Promise.all(Array.from({ length: 4 }, visitor));
  return {
    failures,
    joined,
    pages: () => pages,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Reads a stream, and opens it again whenever it ends, as browsers do. */
function listen(origin: string) {
  const stopping = new AbortController();
  let opened = 0;
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const answer = await fetch(`${origin}/api/projects/stream`, { signal: stopping.signal });
        const reader = answer.body?.getReader();
        for (let first = true; ; first = false) {
          const { done } = (await reader?.read()) ?? { done: true };
          if (done) break;
          if (first && answer.ok) opened += 1;
        }
      } catch {
        // Cut: it is opened again.
      }
      await wait(50);
    }
  })();
  return {
    opened: () => opened,
    stop: async () => {
      stopping.abort();
      await reading;
    },
  };
}

it('replaces three APIs and two site servers under load without a failed request', async () => {
  await writeImages();
  const apis: Instance[] = [];
  const sites: Instance[] = [];
  for (let count = 0; count < 3; count += 1) apis.push(await startApi());
  const api = await proxyTo(apis);
  for (let count = 0; count < 2; count += 1) sites.push(await startSite(api));
  const origin = `http://127.0.0.1:${await proxyTo(sites)}`;

  const visits = visit(origin);
  const streams = listen(origin);
  await expect.poll(streams.opened).toBe(1);
  const replace = async (list: Instance[], startAnother: () => Promise<Instance>) => {
    const former = list.slice();
    for (const old of former) {
      list.push(await startAnother());
      const before = visits.joined.length;
      await expect.poll(() => visits.joined.length - before).toBeGreaterThan(5);
      // The proxy learns of it only because it takes no connection any more.
      old.child.kill('SIGTERM');
      expect(await once(old.child, 'exit')).toEqual([0, null]);
      list.splice(list.indexOf(old), 1);
    }
  };
  await replace(apis, startApi);
  await replace(sites, () => startSite(api));
  const before = streams.opened();
  await expect.poll(() => visits.joined.length).toBeGreaterThan(50);
  await streams.stop();
  await visits.stop();

  expect(visits.failures).toEqual([]);
  expect(visits.pages()).toBeGreaterThan(50);
  expect(before, 'the stream is opened again').toBeGreaterThan(1);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from community_members');
  await client.end();
  expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(visits.joined));
});
