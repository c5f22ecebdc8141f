import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { policyReports, rateLimits } from '../db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { mostReports } from './countRefusals';
import type { PolicyReports } from './policyReports.routes';

const api = testApi({ beaconsPerHour: 5 });
let page: string;
beforeAll(async () => {
  page = `${api.settings.siteOrigins[0]}/donate/8c1f-secret?name=ama#x`;
});
beforeEach(async () => {
  for (const table of [policyReports, rateLimits]) await api.database.db.delete(table);
});

const violation = (changes: object = {}) => ({
  type: 'csp-violation',
  age: 12,
  url: page,
  user_agent: 'a phone of Ama',
  body: { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: 'inline', ...changes },
});
const send = (body: unknown, type = 'application/reports+json') =>
  api.send('POST', '/api/policy-reports', body, { 'content-type': type });
const rows = () => api.database.db.select().from(policyReports);

describe('what a browser refused', () => {
  it('is counted once for each kind, regardless of reporter and format', async () => {
    expect((await send([violation(), violation(), { type: 'deprecation', body: {} }])).status).toBe(204);
    const single = {
      'csp-report': {
        'document-uri': page,
        'violated-directive': "script-src-elem 'self'",
        'blocked-uri': 'inline',
      },
    };
    expect((await send(single, 'application/csp-report')).status).toBe(204);
    expect(await rows()).toMatchObject([
      { directive: 'script-src-elem', blocked: 'inline', area: '/donate', count: 2 },
    ]);
  });

  it('is stored without data of the visitor', async () => {
    await send([violation({ blockedURL: 'https://evil.example/steal?who=ama', sample: 'ama' })]);
    const stored = JSON.stringify([await rows(), await api.database.db.select().from(rateLimits)]);
    expect(stored).toContain('https://evil.example"');
    for (const word of ['ama', 'Ama', '8c1f', 'steal']) expect(stored).not.toContain(word);
  });

  it('counts only for our own pages', async () => {
    await send([
      violation({ documentURL: 'https://elsewhere.example/' }),
      violation({ documentURL: 'about' }),
    ]);
    expect(await rows()).toEqual([]);
  });

  it('is rejected when it is invalid, too large or too frequent', async () => {
    expect((await send({ 'csp-report': {} })).status).toBe(422);
    expect((await send([{ type: 1 }])).status).toBe(422);
    expect((await send(Array.from({ length: 51 }, () => violation()))).status).toBe(422);
    expect((await send([violation({ sample: 'x'.repeat(40_000) })])).status).toBe(413);
    expect((await send([violation()])).status).toBe(204);
    expect((await send([violation()])).status).toBe(429);
  });

  it('cannot fill the disk: new kinds are ignored above the limit', async () => {
    const many = Array.from({ length: mostReports }, (_, at) => ({
      directive: 'img-src',
      blocked: `https://made-up-${at}.example`,
      area: '/',
      count: 1,
      firstSeen: testNow,
      lastSeen: testNow,
    }));
    await api.database.db.insert(policyReports).values(many);
    await send([
      violation(),
      violation({ effectiveDirective: 'img-src', blockedURL: 'https://made-up-7.example/' }),
    ]);
    expect(await rows()).toHaveLength(mostReports);
  });

  it('is shown to staff, the newest first', async () => {
    await send([violation()]);
    api.clock.advance(60_000);
    await send([violation({ effectiveDirective: 'img-src', blockedURL: 'data' })]);
    const headers = { authorization: `Bearer ${await api.token()}` };
    const response = await api.send('GET', '/api/stats/policy-reports', undefined, headers);
    const { reports } = (await response.json()) as PolicyReports;
    expect(reports.map(({ directive, blocked }) => [directive, blocked])).toEqual([
      ['img-src', 'data'],
      ['script-src-elem', 'inline'],
    ]);
  });
});
