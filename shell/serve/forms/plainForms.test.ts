import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { messageSent } from '@school/shared/schemas/sent';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import { builtRemote, builtShell, routeEntry } from '../../testing/builtApps';
import { root, serveEmptySite, serveWithApi, settings } from '../../testing/servedSite';

const render = `async () => ({ css: '', html: '<h1>Write</h1><noscript><a href="/forms/bookTrial">See</a><form hidden method="post" action="/forms/bookTrial"><select name="time" data-choices="cello"><option value="">Choose</option></select></form><form hidden method="post" action="/forms/keepEntryDraft"><input name="email" aria-label="Email"></form></noscript><form method="post" action="/forms/sendContactMessage"><label for="name">Name</label><input id="name" name="name"></form><form method="post" action="/forms/applyForJob"><select name="opening"><option value="cello">Cello teacher</option></select><label for="cv">CV</label><div><input type="file" name="cv" id="cv"></div></form>' })`;

interface Asked {
  readonly path: string;
  readonly from: string | null;
  readonly body: string;
}

let asked: Asked[] = [];
let answers: Readonly<Record<string, () => Response>> = {};
let site = '';

const config = {
  auth: { mode: 'local', domain: 'http://localhost:4010' },
  payments: { provider: 'local', scriptUrl: 'http://pay.example/v3.js' },
};

const received = () => Response.json({ status: 'received', reference: 'NOTE-7K2M-4XQ9' }, { status: 201 });
const error =
  (status: number, body: object, headers = {}) =>
  () =>
    Response.json({ error: { code: 'x', message: 'No.', ...body } }, { status, headers });

beforeEach(async () => {
  await serveEmptySite();
  const routes = ['/write', '/donate/thank-you', '/mate-2025', '*'].map((path) => routeEntry(path));
  const remote = builtRemote({ name: 'mf-public', routes, render });
  await deploy(folderStore(root), [builtShell(), remote], settings, new Date(0));
  asked = [];
  answers = { '/api/forms/sendContactMessage': received, '/api/forms/applyForJob': received };
  const api = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname: path } = new URL(request.url);
      if (path === '/api/config') return Response.json(config);
      asked.push({ path, from: request.headers.get('x-forwarded-for'), body: await request.text() });
      return answers[path]?.() ?? Response.json({ id: '1', ticket: 't' }, { status: 201 });
    },
  });
  onTestFinished(() => void api.close());
  await new Promise((done) => api.once('listening', done));
  site = `http://127.0.0.1:${await serveWithApi(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)}`;
});

const send = (
  body: BodyInit,
  { to = 'sendContactMessage?page=%2Fwrite', headers = {} }: { to?: string; headers?: HeadersInit } = {},
) => fetch(`${site}/forms/${to}`, { method: 'POST', body, headers, redirect: 'manual' });

const typed = new URLSearchParams({ name: 'Ama "<b>"' });

describe('a form without a script', () => {
  it('has the address of its page in the composed HTML', async () => {
    const html = await (await fetch(`${site}/write`)).text();
    expect(html).toContain('action="/forms/sendContactMessage?page=%2Fwrite#form-errors"');
  });

  it('is passed on with the visitor’s address, and redirects to a thank-you page', async () => {
    const response = await send(typed);
    expect(response.status).toBe(303);
    expect(asked).toEqual([
      {
        path: '/api/forms/sendContactMessage',
        from: '127.0.0.1',
        body: JSON.stringify({ fields: [['name', 'Ama "<b>"']], labels: {} }),
      },
    ]);
    const place = response.headers.get('location') ?? '';
    expect(place).not.toMatch(/Ama/);
    for (const _ of ['first', 'reload']) {
      const page = await fetch(site + place);
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(html).toContain(messageSent.title);
      expect(html).toContain('NOTE-7K2M-4XQ9');
      expect(html).toContain('href="/write"');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/<script|<form/);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-security-policy')).toMatch(/script-src 'none'.*form-action 'self'/);
    }
    expect(asked).toHaveLength(1);
  });

  it('is shown again with the errors and what was typed', async () => {
    const fields = [{ field: 'name', message: 'Please enter your <name>' }];
    answers = { '/api/forms/sendContactMessage': error(422, { fields }) };
    const response = await send(typed);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Please enter your &lt;name&gt;');
    expect(html).toContain('value="Ama &quot;<b>&quot;"');
    expect(html).toMatch(/name="idempotencyKey" value="[\da-f-]{36}"/);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'none'/);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('keeps what was typed when its file cannot be sent, and only files that were sent before', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answers = { '/api/uploads': () => new Response('away', { status: 502 }) };
    const form = new FormData();
    form.append('opening', 'cello');
    form.append('cv', 'not an upload');
    form.append('cv', new File(['CV'], 'cv.pdf'));
    const response = await send(form, { to: 'applyForJob?page=%2Fwrite' });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Nothing you typed is lost');
  });

  it.each([429, 409, 503])('shows a refusal with status %i at the form', async (status) => {
    answers = { '/api/forms/sendContactMessage': error(status, {}, { 'retry-after': '60' }) };
    const response = await send(typed);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.text()).toMatch(/<li><p>No\.<\/p><\/li>.*value="Ama/s);
  });

  it('loses nothing while the API is unavailable', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    answers = { '/api/forms/sendContactMessage': () => new Response('<html>', { status: 502 }) };
    const response = await send(typed);
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/Nothing you typed is lost.*value="Ama/s);
    log.mockRestore();
  });

  it('is refused from other sites', async () => {
    for (const headers of [{ origin: 'https://other.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await send(typed, { headers })).status).toBe(403);
    expect(asked).toEqual([]);
    expect((await send(typed, { headers: { origin: site, 'sec-fetch-site': 'same-origin' } })).status).toBe(
      303,
    );
  });

  it('is refused when it is too large, unreadable or unknown', async () => {
    const huge = await send(new URLSearchParams({ name: 'x'.repeat(70_000) }));
    expect(huge.status).toBe(413);
    expect(await huge.text()).toContain('This is too large.');
    expect((await send('{}', { headers: { 'content-type': 'application/json' } })).status).toBe(400);
    expect((await send(typed, { to: 'createUpload?page=%2Fwrite' })).status).toBe(404);
    expect((await send(typed, { to: 'toString?page=%2Fwrite' })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('uploads its file first, and keeps it while other fields are corrected', async () => {
    const form = new FormData();
    form.set('opening', 'cello');
    form.set('cv', new File(['%PDF'], 'my "cv".pdf'));
    answers = { '/api/forms/applyForJob': error(422, {}) };
    const response = await send(form, { to: 'applyForJob?page=%2Fwrite' });
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/uploads',
      '/api/uploads/1',
      '/api/forms/applyForJob',
    ]);
    expect(JSON.parse(asked[2]?.body ?? '')).toMatchObject({ labels: { opening: 'Cello teacher' } });
    const html = await response.text();
    expect(html).toContain('my "cv".pdf is uploaded.');
    const again = new FormData();
    again.set('cv', new File([], ''));
    again.append(
      'cv',
      /type="hidden" name="cv" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '',
    );
    await send(again, { to: 'applyForJob?page=%2Fwrite' });
    expect(JSON.parse(asked[3]?.body ?? '').fields).toEqual([
      ['cv', JSON.stringify({ id: '1', ticket: 't', name: 'my "cv".pdf', size: 4 })],
    ]);
  });

  it.each(['null', '[]', '{"name":1}', 'x', '{'])('ignores %j in place of an earlier file', async (cv) => {
    answers = { '/api/forms/applyForJob': error(422, {}) };
    const response = await send(new URLSearchParams({ cv }), { to: 'applyForJob?page=%2Fwrite' });
    expect(response.status).toBe(422);
    expect(JSON.parse(asked[0]?.body ?? '').fields).toEqual([]);
  });

  it('shows why a file was refused, without sending the form', async () => {
    const form = new FormData();
    form.set('cv', new File(['GIF'], 'a.gif'));
    answers = { '/api/uploads/1': error(422, { code: 'wrong_file_type', message: 'This is a picture.' }) };
    const response = await send(form, { to: 'applyForJob?page=%2Fwrite' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('This is a picture.');
    expect(asked.map(({ path }) => path)).not.toContain('/api/forms/applyForJob');
  });

  it('opens a hidden form with a key of its own, and goes on with the private link that it leads to', async () => {
    const keys = await Promise.all(
      [1, 2].map(async () => {
        const page = await fetch(`${site}/forms/keepEntryDraft?page=%2Fwrite`);
        const html = await page.text();
        expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
        expect(html).not.toMatch(/<form hidden[^>]*keepEntryDraft|<script/);
        return /id="form"[^]*?name="idempotencyKey" value="([\da-f-]{36})"/.exec(html)?.[1];
      }),
    );
    expect(new Set(keys).size).toBe(2);
    const shown = {
      title: 'Which instrument?',
      texts: ['Step 1 of 11'],
      collects: true,
      facts: [['Band', '3+', 'change-band']],
      forms: [
        { action: 'save-x', button: 'Next', fields: [{ name: 'a', label: 'A' }] },
        { action: 'show-y', button: 'Back', isQuiet: true },
      ],
    };
    answers = {
      '/api/forms/keepEntryDraft': () => Response.json({ link: '/write#draft=k"1', page: '/write', shown }),
    };
    const started = await send(typed, { to: 'keepEntryDraft?page=%2Fwrite' });
    const html = await started.text();
    expect(started.status).toBe(200);
    expect(started.url).not.toContain('k"1');
    expect(started.headers.get('referrer-policy')).toBe('same-origin');
    expect(started.headers.get('content-security-policy')).toMatch(/script-src 'none'/);
    expect(html).toContain('<title>Which instrument?</title>');
    for (const action of ['save-x', 'show-y', 'change-band'])
      expect(html).toMatch(
        new RegExp(
          `action="/forms/links/${action}#form-errors"[^>]*><input type="hidden" name="privateLink" value="/write#draft=k&quot;1">`,
        ),
      );
    expect(html).toContain('href="/privacy#children"');
    expect(html).not.toMatch(/<script/);
  });

  it('shows a form whose choices the API has, also when it is refused', async () => {
    const choices = [{ value: 'a"', label: 'Monday <15:00>' }];
    answers = {
      '/api/forms/bookTrial/choices': () => Response.json({ choices }),
      '/api/forms/bookTrial': error(409, { message: 'This time is gone.' }),
    };
    const composed = await (await fetch(`${site}/write`)).text();
    const [, link = ''] = /<a href="([^"#]*)#form"/.exec(composed) ?? [];
    const shown = await (await fetch(site + link)).text();
    expect(shown).toContain('<option value="a&quot;">Monday &lt;15:00&gt;</option>');
    expect(shown).toMatch(/<form method="post"[^>]* id="form">/);
    const refused = await send(new URLSearchParams({ time: 'a"' }), { to: link.replace('/forms/', '') });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('This time is gone.');
    expect(html).toContain('<option value="a&quot;" selected>');
    answers = {};
    expect((await fetch(site + link)).status).toBe(200);
  });

  it('leads nowhere else', async () => {
    for (const page of [
      '//other.example',
      '/\\other.example',
      'https://other.example',
      '/write\n',
      '/nowhere',
    ]) {
      const query = new URLSearchParams({ page, reference: 'Call 024 412 3456' }).toString();
      expect((await fetch(`${site}/forms/sendContactMessage/received?${query}`)).status, page).toBe(404);
    }
    const thanks = await fetch(`${site}/forms/sendContactMessage/received?page=/write&reference=Call+me`);
    expect(await thanks.text()).not.toContain('Call me');
    const got = await fetch(`${site}/forms/sendContactMessage?page=%2Fwrite`, { redirect: 'manual' });
    expect([got.status, got.headers.get('location')]).toEqual([303, '/write']);
    const off = await fetch(`${site}/forms/x?page=//other.example`, { redirect: 'manual' });
    const referer = 'http://127.0.0.1//other.example';
    const referred = await fetch(`${site}/forms/x`, { redirect: 'manual', headers: { referer } });
    expect(off.headers.get('location')).toBe('/');
    expect(referred.headers.get('location'), 'nor to where the address of another site points').toBe('/');
  });
});

describe('a form that pays', () => {
  const id = '6d8b8b0e-5a0c-4b0e-8a51-2f6f0d6b7c11';
  const address = `/forms/startDonation/payments/${id}`;
  const state = (of: object) => {
    answers = { [`/api${address}`]: () => Response.json({ needsStaff: false, receipt: [], ...of }) };
  };

  it('leads to the payment service, which the policy of its page allows', async () => {
    const location = 'http://pay.example/pay/hosted/1';
    answers = { '/api/forms/startDonation': () => Response.json({ location }) };
    const response = await send(typed, { to: 'startDonation?page=%2Fwrite' });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    const page = await fetch(`${site}/write`);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://pay.example;");
  });

  it.each([
    [{ state: 'paid', receipt: [['For', '<MATE>']] }, 'Payment received!', /&lt;MATE&gt;/],
    [{ state: 'pending' }, 'Your payment is on its way', /href="[^"]*payments[^"]*">Check again/],
    [{ state: 'created' }, 'Not paid yet', /Check again.*|<button/],
    [{ state: 'failed' }, 'The payment did not go through', /you were not charged.*<button[^>]*>Try again/],
    [{ state: 'expired' }, 'The payment was not approved in time', /<button[^>]*>Try again/],
    [{ state: 'refunded' }, 'Your payment was refunded', /refunded to your card or mobile money account/],
    [{ state: 'created', needsStaff: true }, 'The office is checking your payment', /do not pay again/],
  ])('shows the state %j', async (of, title, content) => {
    state(of);
    const page = await fetch(`${site}${address}?status=successful&tx_ref=x&transaction_id=77`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(content);
    expect(html.includes('<button'), 'pays only what can be paid').toBe(
      !('needsStaff' in of) && ['created', 'failed', 'expired'].includes(of.state),
    );
    expect(html).not.toMatch(/<script/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://pay.example;");
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ transactionId: '77' });
  });

  it('says nothing about a payment that cannot be looked up', async () => {
    answers = { [`/api${address}`]: error(503, { message: 'We ask again.' }) };
    const page = await fetch(site + address);
    expect(page.status).toBe(503);
    expect(await page.text()).toMatch(/We cannot check your payment right now.*We ask again\..*Check again/s);
  });

  it('says why a payment cannot be tried again, and leads back to its state', async () => {
    answers = { '/api/forms/startDonation': error(409, { message: 'Taken <no> more.' }) };
    const body = new URLSearchParams({ paymentId: id });
    const response = await send(body, { to: 'startDonation?page=%2Fdonate%2Fthank-you' });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(html).toContain('Taken &lt;no&gt; more.');
    expect(html).toContain(`href="${address}"`);
  });

  it('has no thank-you page without a payment, and no page for other addresses', async () => {
    answers = { [`/api${address}`]: error(404, {}) };
    for (const path of [address, '/forms/startDonation/received?page=/write', `${address}"`])
      expect((await fetch(site + path)).status, path).toBe(404);
    expect((await fetch(`${site}/forms/sendContactMessage/payments/${id}`)).status).toBe(404);
  });
});

describe('the waiting room of the ticket sale', () => {
  const room = `/forms/waiting-room`;
  const key = 'k'.repeat(54);
  const answer = (place: object) => {
    answers = {
      '/api/tickets/queue': () => Response.json({ key, askAfter: 42, minutesToHold: 5, ...place }),
    };
  };
  const show = async (cookie = '') => (await fetch(site + room, { headers: { cookie } })).text();

  it('gives a place by a press, in a cookie for thirty days that the form of the tickets sends along', async () => {
    answers = { '/api/tickets/queue': error(404, {}) };
    expect(await show()).toMatch(
      /<form method="post" action="\/forms\/waiting-room"><button[^>]*>Take a place/,
    );
    answer({ state: 'before', opensAt: null });
    const response = await send('', { to: 'waiting-room' });
    expect([response.status, response.headers.get('location')]).toEqual([303, room]);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^waiting-room=k{54}; Max-Age=2592000; Path=\/forms; HttpOnly; SameSite=Lax$/);
    asked = [];
    answers = { '/api/forms/startTicketOrder': error(409, {}), '/api/forms/sendContactMessage': received };
    for (const to of ['startTicketOrder?page=%2Fwrite', 'sendContactMessage?page=%2Fwrite'])
      await send(typed, { to, headers: { cookie } });
    expect(asked.map(({ body }) => body.includes(`["queueKey","${key}"]`))).toEqual([true, false]);
    expect(
      (await send('', { to: 'waiting-room', headers: { origin: 'https://other.example' } })).status,
    ).toBe(403);
  });

  it('says when too many places were taken on a network', async () => {
    answers = { '/api/tickets/queue': error(429, {}) };
    const refused = await send('', { to: 'waiting-room' });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(/try again in some minutes.*<button[^>]*>Take a place/);
    // A place that waits is looked for again.
    expect(await show(`waiting-room=${key}`)).toMatch(
      /http-equiv="refresh"[^]*This page looks again by itself/,
    );
  });

  it.each([
    [
      'before',
      { opensAt: '2025-12-01T10:00:00Z' },
      /from Dec 01, 2025, 10:00 UTC.*When the sale opens, a draw.*you have 5 minutes to send/,
      42,
    ],
    [
      'waiting',
      { position: 7, minutes: 3 },
      /6 people before you\..*in about 3 minutes\..*you have 5 minutes/,
      42,
    ],
    ['in', { until: '2025-12-01T10:10:00Z' }, /by Dec 01, 2025, 10:10 UTC.*href="\/mate-2025#tickets"/],
    ['over', {}, /<button[^>]*>Take a new place/],
    ['off', {}, /There is no waiting room right now/],
  ])(
    'shows that a person is %s, and looks again when the API says',
    async (state, place, words, reloads?: number) => {
      answer({ state, ...place });
      const html = await show(`waiting-room=${key}`);
      expect(html).toMatch(words);
      expect(/http-equiv="refresh" content="(\d+)"/.exec(html)?.[1]).toBe(reloads?.toString());
    },
  );
});
