import { afterFirstInput, afterLoad } from './afterLoad';

/**
 * Gets ready to show a page of the site's own when there is no connection. Only for visitors who read on: a visit that
 * ends at its first screen should not pay for it.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // A dev server lives at the address of a site that was served there before, and wants no worker of it.
  if (import.meta.env.DEV) return void removeWorkers(serviceWorker);
  afterLoad(() =>
    afterFirstInput(() => {
      // Where workers are not allowed, the browser has a page of its own.
      serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
    }),
  );
}

async function removeWorkers(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
}
