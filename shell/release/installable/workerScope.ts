// Types of a service worker's globals. TypeScript's library of these types conflicts with that of pages.

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends WaitingEvent {
  addRoutes?(rules: { condition: object; source: string }): Promise<void>;
}

export interface FetchEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
