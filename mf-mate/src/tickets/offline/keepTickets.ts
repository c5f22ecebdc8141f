import type { TicketSet } from '../data/keptTickets';
import { offlineTickets } from './offlinePage';

/** The cache of the site's service worker for pages of tickets that cannot be fetched. */
const CACHE = 'tickets';

/**
 * Stores tickets on this device under their own address, so that they open offline. Where the browser
 * cannot store them, the page works as before.
 * @param address of the page, with its key
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
  // The shell registers the worker later, but tickets need it now.
  if (!import.meta.env.DEV) await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' });
}

/** Deletes tickets whose link has expired. */
export async function forgetTickets(address: string): Promise<void> {
  if ('caches' in window) await (await caches.open(CACHE)).delete(address);
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
