import { afterFirstInput, afterLoad } from './afterLoad';

/**
 * Registers the service worker, which shows an offline page. Only for visitors who read on, because a visit that ends
 * on its first screen should not load it.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // A dev server may have the origin of an earlier site, whose worker must not interfere.
  if (import.meta.env.DEV) return void removeWorkers(serviceWorker);
  afterLoad(() =>
    afterFirstInput(() => {
      // Where workers are not allowed, the browser shows its own offline page.
      serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
    }),
  );
}

async function removeWorkers(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
}
