import type { TicketSet } from '../data/keptTickets';
import { offlineTickets } from './offlinePage';

/** The cache that the site's service worker looks into when a page of tickets cannot be fetched. */
const CACHE = 'tickets';

/**
 * Keeps tickets on this device under their own address, so that they open without a connection. Where the browser
 * keeps nothing, the page works as it does anyway.
 * @param address of the page, with the key that opens it
 */
export async function keepTickets(address: string, set: TicketSet, at: string): Promise<void> {
  if (!('caches' in window)) return;
  const { html, css } = offlineTickets(set, at);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${await sha256(css)}'; base-uri 'none'; form-action 'none'`,
  };
  const cache = await caches.open(CACHE);
  await cache.put(address, new Response(html, { headers }));
  // The worker is the shell's, and otherwise comes when somebody reads on; anyone who has tickets needs it now.
  if (!import.meta.env.DEV) await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' });
}

/** Forgets tickets whose link is over. */
export async function forgetTickets(address: string): Promise<void> {
  if ('caches' in window) await (await caches.open(CACHE)).delete(address);
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
