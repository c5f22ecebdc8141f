import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { prepareDataFolder } from '@school/backend/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/builtApps';
import { GROUPS_ARE_LISTED, killGroup, runningIn, startNpm } from '../../testing/processGroup';
import { freePort } from '../../workspace/ports';
import { buildProjects } from '../../workspace/processes';
import { readSiteSettings } from '../../workspace/settings';
import { WORKSPACE } from '../../workspace/workspace';
import { startBackend } from './backend';

vi.setConfig({ testTimeout: 300_000 });

beforeAll(async () => {
  if (!existsSync(join(WORKSPACE, 'backend/dist/main.js'))) await buildProjects(['backend']);
  await prepareDataFolder(folder);
}, 300_000);

// Created beforehand: the browser tests cover a start without a database.
const folder = join(mkdtempSync(join(tmpdir(), 'school-backend-')), 'data');
afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

/** Starts the backend like `npm start`, on free ports. */
async function start(dataDir: string) {
  const [site, api] = [await freePort(), await freePort()];
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('IDENTITY_PORT', String(await freePort()));
  vi.stubEnv('CHECKOUT_PORT', String(await freePort()));
  const settings = readSiteSettings({ SITE_PORT: String(site), API_PORT: String(api) });
  const backend = await startBackend(settings).finally(() => vi.unstubAllEnvs());
  const ended = once(backend, 'exit');
  onTestFinished(async () => {
    backend.kill('SIGKILL');
    await ended;
  });
  return { ready: () => fetch(`http://127.0.0.1:${api}/api/ready`).then(({ ok }) => ok) };
}

describe('the backend, as npm start starts it', () => {
  it('is ready when the start continues, and locks its data folder', async () => {
    const first = await start(folder);
    expect(await first.ready()).toBe(true);
    await expect(start(folder)).rejects.toThrow('The backend did not start; the reason is above');
    expect(await first.ready(), 'the first continues').toBe(true);
  });

  it('ends the start when its data folder cannot be used', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toThrow('The backend did not start; the reason is above');
  });
});

/** Starts a documented command with its own ports and folders. */
async function npm(args: string[], dataDir: string) {
  const started = startNpm(args, {
    DATA_DIR: dataDir,
    SITE_DIR: join(dataDir, 'site'),
    SITE_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    PORT: '0',
    IDENTITY_PORT: String(await freePort()),
    CHECKOUT_PORT: String(await freePort()),
  });
  onTestFinished(() => killGroup(started.child));
  return started;
}

describe.runIf(existsSync(GROUPS_ARE_LISTED))('SIGTERM', () => {
  it('to npm start -w @school/backend ends it in order, and then npm', async () => {
    const { child, output, ended } = await npm(['start', '-w', '@school/backend'], folder);
    await vi.waitFor(() => expect(output.text).toContain('"msg":"ready"'), { timeout: 180_000 });
    child.kill('SIGTERM');
    await ended;
    expect(runningIn(child)).toEqual([]);
    expect(output.text).toContain('"msg":"stopping"');
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('to the whole group at once, as a terminal sends it, ends it in order too', async () => {
    const { child, output, ended } = await npm(['start', '-w', '@school/backend'], folder);
    await vi.waitFor(() => expect(output.text).toContain('"msg":"ready"'), { timeout: 180_000 });
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
    await vi.waitFor(() => expect(runningIn(child)).toEqual([]), { timeout: 30_000 });
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('to npm start ends the build that it has begun', async () => {
    const { child, ended } = await npm(['start'], join(temporaryFolder(), 'data'));
    await vi.waitFor(() => expect(runningIn(child).join('\n')).toMatch(/\bnx\b.*run-many/), {
      timeout: 60_000,
    });
    child.kill('SIGTERM');
    await ended;
    expect(runningIn(child)).toEqual([]);
  });
});
