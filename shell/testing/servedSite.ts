import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { deploy } from '../release/deploy/deploy';
import { folderStore } from '../release/site/folderStore';
import { createSiteApp } from '../serve/server/siteApp';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from './builtApps';

export const settings = { origin: 'http://site.example' };
const learn = routeEntry('/learn/:id', {
  variants: [{ params: { id: 'piano' }, title: 'Piano', description: 'The piano' }],
});
const giving = routeEntry('/give/:donationId/:project', {
  variants: [{ params: { project: 'mate' }, title: 'MATE', description: 'A donation to MATE' }],
});
const longText = 'Music is for everybody. '.repeat(60);

/** The site folder of the current test. */
export let root: string;
let port: number;

/** The site that each test copies; the first test creates it. */
let made = '';

/** Serves a fresh site before each test of the file. */
export function serveSiteForEach(): void {
  beforeEach(startSite);
  afterAll(() => {
    rmSync(made, { recursive: true, force: true });
    made = '';
  });
}

async function startSite(): Promise<void> {
  if (!made) {
    root = made = mkdtempSync(join(tmpdir(), 'school-site-'));
    await put('Welcome');
  }
  root = join(temporaryFolder(), 'site');
  cpSync(made, root, { recursive: true });
  await serveWithApi('http://127.0.0.1:1');
}

/** Serves a folder without deploys. */
export async function serveEmptySite(): Promise<void> {
  root = join(temporaryFolder(), 'empty');
  await serveWithApi('http://127.0.0.1:1');
}

/** Deploys shell and pages again, with a given text. */
export function put(text: string) {
  const routes = [routeEntry('/'), routeEntry('/about'), learn, giving, routeEntry('*')];
  const pictures = { '/about': { file: 'share/about.png', alt: 'The school' } };
  const remote = builtRemote({ name: 'mf-public', routes, words: text + longText, pictures });
  return deploy(folderStore(root), [builtShell(), remote], settings, new Date(0));
}

/** Creates a second remote, with its own page and one for each project. */
export function donate(text: string): string {
  const project = routeEntry('/donate/:project', {
    variants: [{ params: { project: 'mate' }, title: 'MATE', description: 'MATE 2025' }],
  });
  return builtRemote({ name: 'mf-donate', words: text, routes: [routeEntry('/donate'), project] });
}

/** Serves the site in front of an API. @returns the site's port */
export async function serveWithApi(api: string): Promise<number> {
  const app = createSiteApp({ store: folderStore(root), api });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  port = (server.address() as AddressInfo).port;
  return port;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Requests a path verbatim: nothing is decoded, resolved or redirected. */
export function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        done({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    sent.once('error', fail);
    sent.end();
  });
}

export async function version(app = 'mf-public'): Promise<string> {
  return (await folderStore(root).registry()).apps[app]?.current.version ?? '';
}
