import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { builtRemote, builtShell, routeEntry } from '../../testing/builtApps';
import { root, serveEmptySite, serveWithApi, settings } from '../../testing/servedSite';

const render = `async () => ({ css: '', html: '<h1>Community</h1><p>The page</p>' })`;
const secret = 'c9f1e0a2-0000-4000-8000-000000000001';
const link = `/community#leave=${secret}`;
const shown = {
  title: 'Leave <the> community?',
  texts: ['We forget "you".'],
  facts: [['Name', 'Ama <b>']],
  files: [['Download as PDF', '/api/a.pdf?key="&x']],
  forms: [
    { action: 'leave', button: 'Leave', fields: [{ name: 'name', label: 'Name', value: 'A"' }] },
    { action: 'file-x', button: 'Add', fields: [{ name: 'papers.picture', label: 'Picture', kind: 'file' }] },
  ],
};

interface Asked {
  readonly path: string;
  readonly body: string;
}

let asked: Asked[] = [];
let answer: () => Response;
let site = '';

beforeEach(async () => {
  await serveEmptySite();
  const routes = [routeEntry('/community'), routeEntry('/about'), routeEntry('*')];
  await deploy(
    folderStore(root),
    [builtShell(), builtRemote({ name: 'mf-public', routes, render })],
    settings,
    new Date(0),
  );
  asked = [];
  answer = () => Response.json({ link, page: '/community', shown });
  const api = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname: path } = new URL(request.url);
      if (path === '/api/config') return new Response('', { status: 503 });
      asked.push({ path, body: await request.text() });
      return answer();
    },
  });
  onTestFinished(() => void api.close());
  await new Promise((done) => api.once('listening', done));
  site = `http://127.0.0.1:${await serveWithApi(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)}`;
});

const send = (fields: Readonly<Record<string, string>>, action = '', headers: HeadersInit = {}) =>
  fetch(`${site}/forms/links${action && `/${action}`}${action ? '' : '?page=%2Fcommunity'}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });

const refused = (status: number, error: object) => () =>
  Response.json(
    { error: { code: 'x', message: 'No.', ...error }, link, page: '/community', shown },
    { status },
  );

describe('the form for a private link', () => {
  it('is only on pages that such links lead to, and only without scripts', async () => {
    const html = await (await fetch(`${site}/community`)).text();
    expect(html).toMatch(
      /<noscript><details data-link-form.*action="\/forms\/links\?page=%2Fcommunity#form-errors"/s,
    );
    expect(await (await fetch(`${site}/about`)).text()).not.toContain('/forms/links');
  });

  it('shows what the API says, with the secret in hidden fields alone', async () => {
    const response = await send({ privateLink: `https://school.example${link}` });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(asked).toEqual([
      {
        path: '/api/forms/links',
        body: JSON.stringify({
          fields: [['privateLink', `https://school.example${link}`]],
          labels: {},
          page: '/community',
        }),
      },
    ]);
    expect(html).toContain('<title>Leave &lt;the&gt; community?</title>');
    expect(html).toContain('Ama &lt;b&gt;');
    expect(html).toContain('<a href="/api/a.pdf?key=&quot;&amp;x">Download as PDF</a>');
    expect(html).toMatch(/action="\/forms\/links\/leave#form-errors"/);
    expect(html).toContain('enctype="multipart/form-data"');
    expect(html.replaceAll(`type="hidden" name="privateLink" value="${link}"`, '')).not.toContain(secret);
    expect(html).not.toMatch(/<script|The page|data-link-form/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'none'.*form-action 'self'/);
  });

  it('shows a refused link at its field', async () => {
    const fields = [{ field: 'privateLink', message: 'Please paste the whole link' }];
    answer = () => Response.json({ error: { message: 'x', fields } }, { status: 422 });
    const response = await send({ privateLink: 'half "a" link' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toMatch(/id="mail-link-error"[^>]*><span>Error: <\/span>Please paste the whole link/);
    expect(html).toContain('value="half &quot;a&quot; link"');
    expect(html).toMatch(/<details data-link-form[^>]* open/);
  });

  it('shows a refused action at its form, with what was typed', async () => {
    answer = refused(422, { fields: [{ field: 'name', message: 'Please enter a name' }] });
    const html = await (await send({ privateLink: link, name: 'B<' }, 'leave')).text();
    expect(asked[0]?.path).toBe('/api/forms/links/leave');
    expect(html).toMatch(/id="leave-name-error"[^>]*><span>Error: <\/span>Please enter a name/);
    expect(html).toContain('value="B<"');
    expect(html).toContain(`name="privateLink" value="${link}"`);
  });

  it('shows what was refused at the first form of the page, with what is stored, when it has no such form', async () => {
    answer = refused(409, { fields: [{ field: 'name', message: 'Taken' }] });
    const html = await (await send({ privateLink: link, name: 'B' }, 'submit')).text();
    expect(html).toMatch(/id="leave-name-error"[^>]*><span>Error: <\/span>Taken/);
    expect(html).toContain('value="A&quot;"');
  });

  it('leads to the payment service, and loses no link while the API is away', async () => {
    answer = () => Response.json({ location: 'http://pay.example/1' });
    const paid = await send({ privateLink: link }, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://pay.example/1']);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    answer = () => new Response('away', { status: 502 });
    const away = await send({ privateLink: link }, 'leave');
    expect(away.status).toBe(503);
    expect(await away.text()).toMatch(/could not be sent right now.*value="\/community#leave=/s);
    log.mockRestore();
  });

  it('is refused from other sites, and for other addresses', async () => {
    for (const headers of [{ origin: 'https://other.example' }, { 'sec-fetch-site': 'cross-site' }])
      for (const action of ['', 'leave'])
        expect((await send({ privateLink: link }, action, headers)).status).toBe(403);
    expect((await send({ privateLink: link }, 'a%22b')).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
