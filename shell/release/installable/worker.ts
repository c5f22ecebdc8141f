import type { FetchEvent, WorkerScope } from './workerScope';

/*
 * The site's service worker. When the browser cannot fetch a page, it shows the offline page, or tickets that this
 * device has stored under that URL. It stores no other page, script or API response, so it can never show a stale site;
 * immutable scripts are in the browser's own cache.
 */

/** Set at build; changes with the offline page. */
declare const OFFLINE_VERSION: string;

const worker = globalThis as unknown as WorkerScope;
const PAGE = '/offline.html';
const CACHE = `offline-${OFFLINE_VERSION}`;
/** Written by the tickets page and only read here: static pages by their private URL. */
const TICKETS = 'tickets';

// A new version takes over at once, because open pages depend on nothing of the old one.
worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
  // In browsers that support it, only page requests reach the worker.
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
  // Their key is in the fragment, which caches ignore, so it is stored as if in the query.
  if (url.hash) url.search = url.hash.slice(1);
  return caches.match(url.href, { cacheName: TICKETS });
}

async function offlinePage(): Promise<Response> {
  const page = await caches.match(PAGE);
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
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

/** The browser fetches the page while this worker starts, so that it causes no delay. */
async function fetchWhileStarting(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
}
