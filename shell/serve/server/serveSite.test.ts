import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { builtShell, temporaryFolder } from '../../testing/builtApps';
import { freePort } from '../../workspace/ports';
import { serveSite } from './serveSite';
import { readSiteSettings } from '../../workspace/settings';

async function served(env: Record<string, string>): Promise<AddressInfo> {
  const store = folderStore(join(temporaryFolder(), 'site'));
  const settings = readSiteSettings({ SITE_PORT: String(await freePort()), ...env });
  await deploy(store, [builtShell()], settings, new Date(0));
  const server = await serveSite(store, settings);
  onTestFinished(() => void server.close());
  return server.address() as AddressInfo;
}

it('listens on the configured host and forwards to the configured API', async () => {
  const api = createServer((request, response) => response.end(`the API heard ${request.url}`));
  await new Promise<void>((done) => api.listen(0, 'localhost', done));
  onTestFinished(() => void api.close());
  const { port: apiPort } = api.address() as AddressInfo;
  const { address, port } = await served({
    SITE_HOST: '0.0.0.0',
    API_ORIGIN: `http://localhost:${apiPort}`,
  });
  expect(address).toBe('0.0.0.0');
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready?all`, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe('the API heard /api/ready?all');
});

it('names the host that it cannot listen on', async () => {
  await expect(served({ SITE_HOST: '192.0.2.1' })).rejects.toThrow(
    /^The site cannot listen on 192\.0\.2\.1 \(E.+\); choose another one with SITE_HOST$/,
  );
});
