import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/config/readSettings';
import type { Settings } from '../../platform/config/settings';
import { startMailServer } from '../../testing/mailServer';
import { hasPgBouncer, startPgBouncer } from '../../testing/pgBouncer';
import { startTestPostgres } from '../../testing/postgres';
import { productionEnv } from '../../testing/productionEnv';
import { startTestS3 } from '../../testing/s3';
import { localCertificates } from '../../tickets/wallet/localCertificates';
import { preflightCommand } from '../commands/preflightCommand';
import type { Finding } from './check';
import { checkDatabase } from './checkDatabase';
import { checkServices } from './checkServices';
import { checkSite } from './checkSite';

const production = readSettings(productionEnv);

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Serves answers by path; `undefined` is 404. @returns its origin */
async function serve(answer: (path: string, request: IncomingMessage) => object | number | undefined) {
  const server = createServer((request, response) => {
    const given = answer(request.url ?? '', request) ?? 404;
    response.statusCode = typeof given === 'number' ? given : 200;
    const message = response.statusCode === 404 ? 'No transaction was found' : 'Refused';
    response.end(
      JSON.stringify(typeof given === 'number' ? { status: 'error', message, data: null } : given),
    );
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns what was found by name. */
async function found(checks: Promise<Finding>[]): Promise<Record<string, string>> {
  const findings = await Promise.all(checks);
  return Object.fromEntries(findings.map(({ name, state, text }) => [name, `${state}: ${text}`]));
}

describe('the database', () => {
  let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  });
  afterAll(() => postgres.stop());

  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const at = (databaseUrl: string | undefined, directDatabaseUrl?: string, replicaDatabaseUrl?: string) =>
    found(checkDatabase({ databaseUrl, directDatabaseUrl, replicaDatabaseUrl }));

  it('is fine', async () => {
    expect(await at(postgres.url)).toEqual({
      'Database version': expect.stringMatching(/^fine: PostgreSQL \d+$/) as string,
      'Database rights': expect.stringMatching(/^fine: \w+ may migrate$/) as string,
      'Database connections': expect.stringMatching(/^fine: max_connections \d+, enough for \d+/) as string,
      Clock: expect.stringMatching(/^fine: \d+ ms from the database's$/) as string,
      Notifications: 'fine: arrive',
      Pooler: 'skipped: there is none',
    });
  });

  it('has a replica that follows a server', async () => {
    expect((await at(postgres.url, undefined, postgres.url))['Replica']).toMatch(
      /^wrong: it follows no server/,
    );
  });

  it('needs the right to create tables', async () => {
    await run(`create role reader login password 'reader'`);
    const url = new URL(postgres.url);
    url.username = 'reader';
    url.password = 'reader';
    expect((await at(url.href))['Database rights']).toMatch(
      /^wrong: reader may not create tables.*grant create on database and on schema public to reader$/,
    );
  });

  it('is a server that can be reached', async () => {
    expect(await at(undefined)).toEqual({
      Database: 'wrong: the embedded database runs in one process: set DATABASE_URL for production',
    });
    expect((await at('postgres://school:secret@127.0.0.1:1/school'))['Database version']).toMatch(
      /^wrong: (?!.*secret).*ECONNREFUSED/,
    );
  });

  it.skipIf(!hasPgBouncer)('behind a pooler needs its own address and time-outs of the role', async () => {
    const pooler = await startPgBouncer(postgres.url, 4);
    try {
      expect((await at(pooler.url))['Pooler']).toMatch(/^wrong: .*set DATABASE_DIRECT_URL/);
      expect((await at(pooler.url, postgres.url))['Pooler']).toMatch(/^wrong: lock_timeout is not set/);
    } finally {
      await pooler.stop();
    }
    const role = new URL(postgres.url).username;
    for (const name of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await run(`alter role ${role} set ${name} = '15s'`);
    const again = await startPgBouncer(postgres.url, 4);
    try {
      expect((await at(again.url, postgres.url))['Pooler']).toMatch(/^fine: /);
    } finally {
      await again.stop();
    }
  });
});

describe('the services', () => {
  const at = (changes: Partial<Settings>) => found(checkServices({ ...production, ...changes }));

  it('are fine', async () => {
    const mailServer = await startMailServer();
    const s3 = await startTestS3();
    const service = await serve((path, { headers }) => {
      if (path.startsWith('/v3/')) return headers.authorization === 'Bearer FLWSECK_TEST-1-X' ? 404 : 401;
      if (path.endsWith('openid-configuration'))
        return { issuer: `${service}/`, jwks_uri: `${service}/keys` };
      if (path === '/keys') return { keys: [{ alg: 'RS256' }] };
      return path === '/v1/metrics' ? {} : undefined;
    });
    const changes = {
      mail: { ...production.mail, smtpUrl: mailServer.url },
      bucket: s3.settings,
      auth: { ...production.auth, issuer: `${service}/` },
      payments: { ...production.payments, apiOrigin: service, secretKey: 'FLWSECK_TEST-1-X' },
      mailingList: undefined,
      tickets: { ...production.tickets, passes: localCertificates() },
      telemetry: { otlpEndpoint: service, metricsPort: undefined, metricsHost: '' },
    };
    expect(await at(changes)).toEqual({
      'Mail server': 'fine: takes mails from hello@school.example',
      Files: `fine: ${s3.settings.bucket} can be written, read and deleted`,
      'Sign-in': `fine: ${service}/ answers with 1 keys`,
      Payments: 'fine: answers, with test keys: no money moves',
      'Mailing list': 'skipped: members stay in DATA_DIR: set MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID',
      'Apple Wallet': 'fine: passes can be signed until 2120-01-01T00:00:00.000Z',
      'Google Wallet': 'skipped: tickets are not offered to it: set the three variables GOOGLE_WALLET_…',
      'Text messages': 'skipped: they are not offered: set the three variables TWILIO_…',
      Measurements: `fine: ${service} takes them`,
    });

    const wrong = await at({
      ...changes,
      auth: { ...production.auth, issuer: `${service}/other/` },
      payments: { ...changes.payments, secretKey: 'FLWSECK-wrong-X' },
      mail: { ...production.mail, smtpUrl: 'smtp://127.0.0.1:1' },
      bucket: { ...s3.settings, bucket: 'nobody' },
      tickets: { ...production.tickets, passes: localCertificates(new Date('2021-01-01T00:00:00Z')) },
      telemetry: { otlpEndpoint: `${service}/nowhere`, metricsPort: undefined, metricsHost: '' },
    });
    expect(wrong).toEqual({
      'Mail server': expect.stringMatching(/^wrong: the mail server of SMTP_URL refuses/) as string,
      Files: expect.stringMatching(/^wrong: nobody needs rights to write, read and delete/) as string,
      'Sign-in': expect.stringMatching(
        /^wrong: AUTH0_DOMAIN names .*\/other\/, but its tokens are from/,
      ) as string,
      Payments: expect.stringMatching(
        /^wrong: the payment service refuses: check FLUTTERWAVE_SECRET_KEY/,
      ) as string,
      'Mailing list': expect.stringMatching(/^skipped/) as string,
      'Apple Wallet': 'wrong: APPLE_PASS_CERTIFICATE ended at 2021-01-01T00:00:00.000Z',
      'Google Wallet': expect.stringMatching(/^skipped/) as string,
      'Text messages': expect.stringMatching(/^skipped/) as string,
      Measurements: `wrong: ${service}/nowhere answers 404`,
    });
    expect(JSON.stringify(wrong)).not.toContain('FLWSECK');
    mailServer.close();
    await s3.stop();
  });
});

describe('the site', () => {
  const at = async (answer: Parameters<typeof serve>[0]) => {
    const origin = await serve(answer);
    const all = await found(checkSite({ ...production, siteOrigins: [origin] }));
    return Object.fromEntries(Object.entries(all).map(([name, text]) => [name.split(' ')[0], text]));
  };

  it('is reached with its API and the webhook', async () => {
    const apps = { shell: {}, 'mf-mate': {} };
    expect(
      await at((path) => {
        if (path === '/registry.json') return { apps };
        return path === '/api/health' ? {} : 401;
      }),
    ).toEqual({
      Name: 'skipped: it is an address',
      Certificate: 'wrong: visitors need https: set SITE_ORIGIN to an address with https',
      Pages: 'fine: 2 apps, and the API behind them',
      Webhook: 'fine: is reached, and refuses what is not signed',
    });
  });

  it.each([
    [{ '/registry.json': 502 }, 'Pages', /^wrong: \/registry\.json answers 502/],
    [
      { '/registry.json': { apps: { shell: {} } }, '/api/health': 503 },
      'Pages',
      /the site must reach the API/,
    ],
    [{ '/registry.json': { apps: {} }, '/api/health': {} }, 'Pages', /^wrong: nothing is deployed/],
    [{ '/api/payments/webhook': 403 }, 'Webhook', /^wrong: it answers 403 and not 401/],
  ])('that answers %j is not fine', async (answers: Record<string, object | number>, name, text) => {
    expect((await at((path) => answers[path]))[name]).toMatch(text);
  });
});

it('the command lists every finding and fails when one is wrong', async () => {
  const lines: string[] = [];
  const env = { ...productionEnv, SITE_ORIGIN: 'https://127.0.0.1:1', SMTP_URL: 'smtp://127.0.0.1:1' };
  await expect(preflightCommand(env, (line) => lines.push(line))).rejects.toThrow(
    /^\d+ of \d+ checks found something to change$/,
  );
  expect(lines[0]).toBe('fine     Variables: all are there, and fit together');
  expect(lines).toContainEqual(expect.stringMatching(/^WRONG {4}Mail server: /));
  await expect(preflightCommand({}, () => undefined)).rejects.toThrow(/AUTH0_DOMAIN is needed in production/);
});
