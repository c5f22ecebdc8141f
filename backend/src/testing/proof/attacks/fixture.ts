import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { localAudience } from '../../../platform/config/settings';
import { systemClock } from '../../../platform/core/clock';
import { startTestCheckout } from '../../checkout';
import { freePort } from '../../identity';
import { startTestPostgres } from '../../postgres';
import { bundleInFolder, startProcess, type BackendProcess } from '../../startProcess';
import { startTestIssuer } from '../../tokens';

const plenty = '1000000';
const rolesClaim = 'https://music-school.example/roles';

/** The time of the instances, seconds since 1970, UTC. */
const seconds = () => Math.floor(systemClock.now().getTime() / 1000);

/** Concurrent requests and streams allowed for one address, which the attacks exceed. */
export const atOnce = { requests: 50, streams: 60 } as const;

/** Starts two instances of the API as separate processes, on one PostgreSQL server, as on a real machine. */
export async function openAttackedFixture() {
  const [checkout, postgres, issuer, folder] = await Promise.all([
    startTestCheckout(),
    startTestPostgres(),
    startTestIssuer(),
    bundleInFolder(),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'school-attacks-'));
  const instances = await Promise.all([startInstance(0), startInstance(1)]);

  /** Starts an instance that can be killed and restarted at the same address. */
  async function startInstance(nth: number) {
    const { publicKey, secretKey, webhookHash, scriptUrl } = checkout.payments;
    const env = {
      DATA_DIR: join(dataDir, String(nth)),
      DATABASE_URL: postgres.url,
      PORT: String(await freePort()),
      AUTH0_DOMAIN: issuer.issuer.replace(/\/$/, ''),
      FLUTTERWAVE_PUBLIC_KEY: publicKey,
      FLUTTERWAVE_SECRET_KEY: secretKey,
      FLUTTERWAVE_WEBHOOK_HASH: webhookHash ?? '',
      FLUTTERWAVE_API_ORIGIN: checkout.origin,
      FLUTTERWAVE_SCRIPT_URL: scriptUrl,
      SCHOOL_SECRET: 'a secret of the proof, known to everybody',
      // Each attacker sends their own address, as behind a proxy.
      SCHOOL_PROXY_HOPS: '1',
      SCHOOL_FORMS_PER_HOUR: plenty,
      SCHOOL_BEACONS_PER_HOUR: plenty,
      SCHOOL_HOLDS_PER_HOUR: plenty,
      SCHOOL_PAYMENTS_PER_HOUR: plenty,
      SCHOOL_UPLOADS_PER_HOUR: plenty,
      SCHOOL_TICKETS_HELD_PER_ADDRESS: plenty,
      SCHOOL_REQUESTS_AT_ONCE_PER_ADDRESS: String(atOnce.requests),
      SCHOOL_STREAMS_PER_ADDRESS: String(atOnce.streams),
    };
    let backend: BackendProcess;
    const start = async () => {
      backend = startProcess(folder, env);
      await backend.ready;
    };
    await start();
    return {
      origin: `http://127.0.0.1:${env.PORT}`,
      port: Number(env.PORT),
      start,
      kill: async () => {
        backend.kill('SIGKILL');
        await backend.exit;
      },
    };
  }

  /** Queries the database without the API. */
  async function query<R extends pg.QueryResultRow>(text: string): Promise<R[]> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }

  return {
    checkout,
    issuer,
    instances,
    postgres,
    query,
    /** Returns the instance for the nth request. */
    instance: (nth: number) => instances[nth % 2] as (typeof instances)[number],
    audience: localAudience,
    rolesClaim,
    seconds,
    /** Returns a valid token: of a juror where only jurors have access, of staff otherwise. */
    tokenFor: (path: string) =>
      issuer.sign({
        sub: 'auth0|somebody',
        aud: localAudience,
        iat: seconds(),
        exp: seconds() + 3_600,
        [rolesClaim]: [path.includes('/jury/') ? 'jury' : 'admin'],
      }),
    stop: async () => {
      for (const instance of instances) await instance.kill();
      await issuer.stop();
      await postgres.stop();
      await checkout.stop();
      rmSync(folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type AttackedFixture = Awaited<ReturnType<typeof openAttackedFixture>>;

/** A visitor's message to the school, which can be found by its address. */
export const aMessage = (email: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify({ topic: 'trial_lesson', name: 'Ama', email, message: 'Hello' }),
});
