import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { readSiteSettings } from '../../workspace/settings';
import { besideRunning, isRunning, originsOf } from './runningSite';

async function serving(app: Hono): Promise<{ readonly sitePort: number }> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { sitePort: (server.address() as AddressInfo).port };
}
const site = () => new Hono().get('/registry.json', (context) => context.json({ revision: 3, apps: {} }));

it('recognises a site whose API is ready', async () => {
  expect(await isRunning(await serving(site().get('/api/ready', (context) => context.text('ready'))))).toBe(
    true,
  );
  expect(await isRunning(await serving(site().get('/api/ready', (context) => context.text('', 503))))).toBe(
    false,
  );
  const other = new Hono().get('*', (context) => context.json({}));
  expect(await isRunning(await serving(other))).toBe(false);
});

it('recognises no site where nothing listens', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await new Promise((done) => taken.close(done));
  expect(await isRunning({ sitePort: port })).toBe(false);
});

it('has its own port and origin, which the API of the running site accepts', () => {
  const running = readSiteSettings({ SITE_PORT: '5000', API_PORT: '5001' });
  const beside = besideRunning(running);
  expect(beside).toMatchObject({ sitePort: 5300, origin: 'http://localhost:5300' });
  expect(beside.apiOrigin).toBe('http://localhost:5000');
  expect(originsOf(running)).toEqual(['http://localhost:5000', 'http://localhost:5300']);
});

it('adds no origin to a site that others reach', () => {
  const origin = 'https://school.example';
  expect(originsOf(readSiteSettings({ SITE_ORIGIN: origin }))).toEqual([origin]);
});
