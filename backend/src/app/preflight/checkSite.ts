import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { systemClock } from '../../platform/core/clock';
import type { Settings } from '../../platform/config/settings';
import { check, Skipped, WITHIN_MS, Wrong, type Finding } from './check';

/** Certificates are renewed a month before their end; less means that the renewal does not work. Days. */
const FEWEST_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Checks from this machine what visitors and services reach: name, certificate, pages, API and webhook. */
export function checkSite({ siteOrigins, payments }: Settings): Promise<Finding>[] {
  return siteOrigins.flatMap((origin) => [
    check(`Name of ${origin}`, () => name(origin)),
    check(`Certificate of ${origin}`, () => certificate(origin)),
    check(`Pages of ${origin}`, () => pages(origin)),
    check(`Webhook at ${origin}`, () => webhook(origin, payments.provider)),
  ]);
}

async function name(origin: string): Promise<string> {
  const { hostname } = new URL(origin);
  if (isIP(hostname.replaceAll(/[[\]]/g, ''))) throw new Skipped('it is an address');
  const found = await lookup(hostname, { all: true }).catch((cause: unknown) => {
    throw new Wrong(`${hostname} has no address: add it to the DNS`, { cause });
  });
  return found.map(({ address }) => address).join(', ');
}

async function certificate(origin: string): Promise<string> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') throw new Wrong('visitors need https: set SITE_ORIGIN to an address with https');
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) ? {} : { servername: hostname }),
    timeout: WITHIN_MS,
  });
  try {
    await once(socket, 'secureConnect').catch((cause: unknown) => {
      throw new Wrong('browsers refuse it', { cause });
    });
    const left = Math.floor(
      (Date.parse(socket.getPeerCertificate().valid_to) - systemClock.now().getTime()) / DAY_MS,
    );
    if (left < FEWEST_DAYS) throw new Wrong(`it ends in ${left} days: renew it`);
    return `valid for ${left} more days`;
  } finally {
    socket.destroy();
  }
}

async function pages(origin: string): Promise<string> {
  const [registry, health] = await Promise.all([ask(`${origin}/registry.json`), ask(`${origin}/api/health`)]);
  if (registry.status !== 200)
    throw new Wrong(
      `/registry.json answers ${registry.status}: the site's server must answer at SITE_ORIGIN`,
    );
  if (health.status !== 200)
    throw new Wrong(`/api/health answers ${health.status}: the site must reach the API (API_ORIGIN)`);
  const apps = Object.keys(((await registry.json()) as { readonly apps?: object }).apps ?? {});
  if (!apps.includes('shell')) throw new Wrong('nothing is deployed: npm run site -- deploy');
  return `${apps.length} apps, and the API behind them`;
}

async function webhook(origin: string, provider: string): Promise<string> {
  if (provider === 'local') throw new Skipped('the local checkout reports to this machine');
  // Without the secret hash: whoever is refused has reached it.
  const { status } = await ask(`${origin}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (status !== 401)
    throw new Wrong(`it answers ${status} and not 401: does a firewall or CDN change or refuse requests?`);
  return 'is reached, and refuses what is not signed';
}

const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });
