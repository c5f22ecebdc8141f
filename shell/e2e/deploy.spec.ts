import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import { join, relative } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { freePort } from '../workspace/ports';
import { WORKSPACE } from '../workspace/workspace';
import type { Registry } from '../release/site/registry';
import { appReady, expect, test, TEST_SITE } from '@school/shared/e2e';

// A separate site, because these tests would change the pages of other tests.
const FOLDER = join(WORKSPACE, '.test/deploy');
const SITE = join(FOLDER, 'site');
const SOURCES = join(FOLDER, 'mf-donate');
const OLD_WORDS = 'Donate and Support us';
const NEW_WORDS = 'Donate and stand by us';

let port: number;
let origin: string;
let server: ChildProcess;
let api: Server;
let apiPort: number;

test.describe.configure({ timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(TEST_SITE.env.SITE_DIR, SITE, { recursive: true });
  buildChanged();
  port = await freePort();
  origin = `http://localhost:${port}`;
  await startQuietApi();
  // Published content may have changed since the pages were composed.
  site('compose');
  server = spawn(process.execPath, ['--import', 'tsx', 'shell/tools/cli/site.ts', 'serve'], {
    cwd: WORKSPACE,
    env: environment(),
    stdio: 'inherit',
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/registry.json`).then(
          (it) => it.status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
});

test.afterAll(() => {
  server?.kill();
  api?.closeAllConnections();
  api?.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

test('a changed mf-donate is deployed without affecting any other app, and one command rolls it back', async ({
  page,
  browser,
}) => {
  const [elsewhere, outdated] = await Promise.all([openAbout(browser), openAbout(browser)]);
  const registry = readRegistry();
  const files = hashesBelow(join(SITE, 'apps'));
  await visit(OLD_WORDS);

  const said = site('deploy', '--from', join(SOURCES, 'dist'));
  expect(said).toMatch(/^mf-donate is now [0-9a-f]{12}$/m);

  await test.step('no file of another app has changed, and only its own pages are composed again', () => {
    const now = hashesBelow(join(SITE, 'apps'));
    for (const [file, hash] of files) expect(now.get(file), file).toBe(hash);
    const fresh = [...now.keys()].filter((file) => !files.has(file));
    expect(fresh.length).toBeGreaterThan(0);
    const version = readRegistry().apps['mf-donate']?.current.version ?? '';
    expect(fresh.filter((file) => !file.startsWith(`mf-donate/${version}/`))).toEqual([]);

    const { apps, pages } = readRegistry();
    expect(omit(apps, 'mf-donate')).toEqual(omit(registry.apps, 'mf-donate'));
    for (const [path, composed] of Object.entries(registry.pages)) {
      if (composed.app === 'mf-donate') expect(pages[path]?.object, path).not.toBe(composed.object);
      else expect(pages[path], path).toEqual(composed);
    }
  });

  await test.step('a new visit shows the change', () => visit(NEW_WORDS));

  await test.step('an open page continues to work, and navigates to the changed app too', async () => {
    await elsewhere.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(elsewhere).toHaveURL(/careers/);
    await elsewhere.evaluate(() => window.history.pushState(null, '', '/donate'));
    await appReady(elsewhere, 'mf-donate');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(OLD_WORDS);
  });

  await test.step('a stale page is reloaded once', async () => {
    const before = registry.apps['mf-donate']?.current.version ?? '';
    await outdated.route(`**/apps/mf-donate/${before}/**`, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    const loads: string[] = [];
    outdated.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await outdated.evaluate(() => window.history.pushState(null, '', '/donate'));
    await expect(outdated.getByRole('heading', { level: 1 })).toHaveText(NEW_WORDS, { timeout: 30_000 });
    await appReady(outdated, 'mf-donate');
    expect(loads).toEqual(['/donate']);
    await outdated.context().close();
  });

  site('rollback', 'mf-donate');
  await test.step('after the rollback everything is as before', async () => {
    expect(readRegistry().pages).toEqual(registry.pages);
    await visit(OLD_WORDS);
    await elsewhere.reload();
    await appReady(elsewhere, 'mf-donate');
    await elsewhere.close();
  });

  /** Visits the donation landing page, whose HTML contains this text and hydrates without changes. */
  async function visit(phrase: string): Promise<void> {
    expect(await (await page.request.get(`${origin}/donate`)).text()).toContain(phrase);
    await page.goto(`${origin}/donate`, { waitUntil: 'commit' });
    const heading = await page.waitForSelector('h1');
    await appReady(page, 'mf-donate');
    expect(await heading.evaluate((node) => node.isConnected && node.textContent)).toBe(phrase);
  }
});

/**
 * Starts a proxy of the tests' API that reports no new publications: pages composed because of another test would be
 * mistaken for an effect of the deploy.
 */
async function startQuietApi(): Promise<void> {
  api = createServer((request, response) => {
    if (request.url === '/api/published/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      return;
    }
    const { method, url: path, headers } = request;
    const onward = ask(
      // Commands of the site block this process for seconds, in which a reused connection may have ended.
      { host: '127.0.0.1', port: TEST_SITE.env.API_PORT, method, path, headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  // For the same reason it keeps the site's connections open.
  api.keepAliveTimeout = 0;
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  apiPort = (api.address() as AddressInfo).port;
}

/** Opens a page of another app that knows the deployed versions. */
async function openAbout(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const registry = page.waitForResponse('**/registry.json');
  await page.goto(`${origin}/about`);
  await appReady(page, 'mf-public');
  await (await registry).finished();
  return page;
}

/** Builds a copy of mf-donate with another text on its landing page. */
function buildChanged(): void {
  const original = join(WORKSPACE, 'mf-donate');
  cpSync(original, SOURCES, {
    recursive: true,
    filter: (path) => !/^(dist|dist\.part|node_modules)$/.test(relative(original, path)),
  });
  const changed = filesBelow(join(SOURCES, 'src')).filter((file) => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(OLD_WORDS, NEW_WORDS));
    return text.includes(OLD_WORDS);
  });
  expect(changed, 'the text exists in the sources').not.toEqual([]);
  run([join(WORKSPACE, 'shared/vite/build.ts')], SOURCES);
}

/** Runs a command of the site. */
function site(...args: string[]): string {
  return run(['shell/tools/cli/site.ts', ...args], WORKSPACE);
}

function run(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd,
    env: environment(),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

function environment(): NodeJS.ProcessEnv {
  const { SITE_PORT: _, ...rest } = process.env;
  return {
    ...rest,
    SITE_DIR: SITE,
    ...(apiPort && { API_PORT: String(apiPort) }),
    ...(port && { SITE_PORT: String(port) }),
  };
}

function readRegistry(): Registry {
  return JSON.parse(readFileSync(join(SITE, 'registry.json'), 'utf8')) as Registry;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function hashesBelow(folder: string): Map<string, string> {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(filesBelow(folder).map((file) => [relative(folder, file), hash(file)]));
}

function omit<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
