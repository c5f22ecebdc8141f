import type { FetchEvent, WorkerScope } from './workerScope';

/*
 * The site's service worker. It does one thing: when the browser cannot fetch a page that somebody goes to, it shows
 * the offline page, or tickets that this device has kept under that very address. It keeps no other page, no script
 * and no answer of the API, so it can never show an old site: scripts are immutable files that the browser's own cache
 * keeps.
 */

/** Set at build: changes with the offline page. */
declare const OFFLINE_VERSION: string;

const worker = globalThis as unknown as WorkerScope;
const PAGE = '/offline.html';
const CACHE = `offline-${OFFLINE_VERSION}`;
/** Written by the page of tickets, and left alone here: whole pages that run nothing, by their private address. */
const TICKETS = 'tickets';

// A new version takes over at once: pages that are open have nothing that the old one gave them.
worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
  // Where a browser can be told so, requests that are none for a page do not come by here at all.
  event
    .addRoutes?.({
      condition: { not: { requestMode: 'navigate' } },
      source: 'network',
    })
    .catch(() => undefined);
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOtherPages(), fetchWhileStarting()]));
});

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOf(event));
});

async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await keptTickets(request)) ?? offlinePage();
  }
}

async function keptTickets(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  // Their key stands in the fragment, which caches do not look at: they are kept as if it stood in the query.
  if (url.hash) url.search = url.hash.slice(1);
  return caches.match(url.href, { cacheName: TICKETS });
}

async function offlinePage(): Promise<Response> {
  const kept = await caches.match(PAGE);
  if (!kept) return Response.error();
  return new Response(kept.body, { status: 503, headers: kept.headers });
}

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
}

async function forgetOtherPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== CACHE && name !== TICKETS).map((name) => caches.delete(name)),
  );
}

/** The browser asks for the page while this worker is still starting, so that nobody waits for it. */
async function fetchWhileStarting(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
}
