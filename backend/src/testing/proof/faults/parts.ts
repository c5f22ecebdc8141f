import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTestCheckout } from '../../checkout';
import { freePort } from '../../identity';
import { startMailServer } from '../../mailServer';
import { startTestPostgres } from '../../postgres';
import { bundleInFolder, startProcess, type BackendProcess } from '../../startProcess';
import { smallDisk } from './smallDisk';

const plenty = '1000000';
const DAY_MS = 24 * 60 * 60_000;
const kinds = ['api', 'api', 'worker'] as const;

/** Starts real parts: two instances of the API and a worker as processes, PostgreSQL, payment service and mail server. */
export async function openParts() {
  const disk = smallDisk();
  const [checkout, postgres, folder] = await Promise.all([
    startTestCheckout(true),
    startTestPostgres(disk?.folder),
    bundleInFolder(),
  ]).catch((error: unknown) => {
    disk?.remove();
    throw error;
  });
  const mails = await startMailServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'school-faults-'));
  const processes = await Promise.all(kinds.map((kind, nth) => ownProcess(kind, nth)));
  const origins = processes.slice(0, 2).map(({ port }) => `http://127.0.0.1:${port}`);
  checkout.deliverTo(`${origins[0]}/api/payments/webhook`);

  async function ownProcess(kind: string, nth: number) {
    const { publicKey, secretKey, webhookHash, scriptUrl } = checkout.payments;
    const port = await freePort();
    const env = {
      SCHOOL_PROCESS: kind,
      DATA_DIR: join(dataDir, String(nth)),
      DATABASE_URL: postgres.url,
      PORT: String(port),
      IDENTITY_PORT: String(await freePort()),
      SMTP_URL: mails.url,
      FLUTTERWAVE_PUBLIC_KEY: publicKey,
      FLUTTERWAVE_SECRET_KEY: secretKey,
      FLUTTERWAVE_WEBHOOK_HASH: webhookHash ?? '',
      FLUTTERWAVE_API_ORIGIN: checkout.origin,
      FLUTTERWAVE_SCRIPT_URL: scriptUrl,
      SCHOOL_SECRET: 'a secret of the proof, known to everybody',
      SCHOOL_HOLDS_PER_HOUR: plenty,
      SCHOOL_PAYMENTS_PER_HOUR: plenty,
      SCHOOL_TICKETS_HELD_PER_ADDRESS: plenty,
    };
    let running: BackendProcess | undefined;
    /** @param days by how many its machine's clock is wrong */
    const start = async (days = 0) => {
      running = startProcess(folder, days === 0 ? env : { ...env, NODE_OPTIONS: wrongClock(days) });
      await running.ready;
    };
    await start();
    return {
      port,
      start,
      kill: async () => {
        running?.kill('SIGKILL');
        await running?.exit;
      },
    };
  }

  return {
    checkout,
    postgres,
    mails,
    disk,
    processes,
    origins,
    /** Queries the database without the API. */
    query: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      try {
        return (await client.query<R>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      for (const { kill } of processes) await kill();
      await postgres.stop();
      await checkout.stop();
      mails.away();
      disk?.remove();
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
    },
  };
}

export type Parts = Awaited<ReturnType<typeof openParts>>;

/** Options of Node.js with which a process has the wrong time. */
function wrongClock(days: number): string {
  const script = `const real = Date.now; const off = ${days * DAY_MS};
    globalThis.Date = class extends Date {
      constructor(...all) { all.length ? super(...all) : super(real() + off); }
      static now() { return real() + off; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}
