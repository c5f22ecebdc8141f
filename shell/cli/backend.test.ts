import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/builtApps';
import { freePort } from '../workspace/ports';
import { startBackend } from './backend';
import { readSiteSettings } from '../workspace/settings';
import { buildProjects } from '../workspace/processes';
import { WORKSPACE } from '../workspace/workspace';

vi.setConfig({ testTimeout: 300_000 });

beforeAll(async () => {
  if (!existsSync(join(WORKSPACE, 'backend/dist/main.js'))) await buildProjects(['backend']);
}, 300_000);

/** Starts the backend as `npm start` does, on free ports. */
async function start(dataDir: string) {
  const [site, api] = [await freePort(), await freePort()];
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('IDENTITY_PORT', String(await freePort()));
  vi.stubEnv('CHECKOUT_PORT', String(await freePort()));
  const settings = readSiteSettings({ SITE_PORT: String(site), API_PORT: String(api) });
  const backend = await startBackend(settings).finally(() => vi.unstubAllEnvs());
  onTestFinished(() => void backend.kill('SIGKILL'));
  return { backend, ready: () => fetch(`http://127.0.0.1:${api}/api/ready`).then(({ ok }) => ok) };
}

describe('the backend, as npm start starts it', () => {
  it('is ready when the start goes on, and has its data folder to itself', async () => {
    const folder = join(temporaryFolder(), 'data');
    const first = await start(folder);
    expect(await first.ready()).toBe(true);
    await expect(start(folder)).rejects.toThrow('The backend did not start; its reason stands above');
    expect(await first.ready(), 'the first goes on').toBe(true);
  });

  it('ends the start when its data folder cannot be used', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toThrow('The backend did not start; its reason stands above');
  });
});
