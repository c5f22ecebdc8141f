import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Settings } from '../../platform/config/settings';
import type { Clock } from '../../platform/core/clock';
import type { Logger } from '../../platform/core/logger';
import { StartError } from '../../platform/core/startError';
import { drain, listenOn } from '../../platform/http/listen';
import { fileStore } from '../../platform/identity/store/fileStore';
import { openState } from './ledger/state';
import { createProcessor } from './ledger/processor';
import { createWebhookSender } from './ledger/webhookSender';
import { Hono } from 'hono';
import type { CheckoutDeps } from './ledger/checkoutDeps';
import { createControl } from './control';
import { deskPage } from './pages/deskPage';
import { createPay } from './pay';
import { createRest } from './rest';
import { deskScript } from './scripts/desk';
import { openScript, payScript } from './scripts/pay';
import { v3Script } from './scripts/v3';

/** The running local checkout. */
export interface Checkout {
  port: number;
  /** Sets the address for webhooks, and sends the undelivered ones there. */
  deliverTo(url: string): void;
  stop(): Promise<void>;
}

type CheckoutSettings = Pick<Settings, 'mode' | 'payments' | 'siteOrigins' | 'dataDir' | 'checkoutPort'>;

/**
 * Starts the stand-in for the payment service on loopback; refuses with production settings.
 * @param store where it keeps its state instead of the data folder
 */
export async function startCheckout(
  settings: CheckoutSettings,
  clock: Clock,
  log: Logger,
  store?: Parameters<typeof openState>[0],
): Promise<Checkout> {
  const { mode, payments, siteOrigins, dataDir, checkoutPort } = settings;
  if (mode === 'production' || payments.provider !== 'local') {
    throw new StartError('Cannot start, the local checkout does not run beside production settings');
  }
  const state = openState(store ?? fileStore(join(dataDir, 'checkout/state.json')));
  const { app, sender, processor } = createCheckout({ payments, siteOrigins, clock, log, state });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const port = await listenOn(server, {
    name: 'local checkout',
    variable: 'CHECKOUT_PORT',
    host: '127.0.0.1',
    port: checkoutPort ?? 0,
  });
  processor.wake();
  return {
    port,
    deliverTo: sender.deliverTo,
    stop: async () => {
      processor.stop();
      await sender.stop();
      await drain(server);
    },
  };
}

/** Creates the local checkout with a state, without a server. */
export function createCheckout(deps: Omit<CheckoutDeps, 'sender' | 'processor'>) {
  const { payments, state, clock, log } = deps;
  const sender = createWebhookSender({ state, clock, log, hash: payments.webhookHash ?? '' });
  const processor = createProcessor({ state, clock, sender });
  return { app: createCheckoutApp({ ...deps, sender, processor }), sender, processor };
}

const scripts = { '/v3.js': v3Script, '/pay.js': payScript, '/open.js': openScript, '/desk.js': deskScript };

/** Creates the local checkout as one handler. */
function createCheckoutApp(deps: CheckoutDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    // It shares a process with a database that can block everything: a kept connection would end during a request.
    c.header('Connection', 'close');
  });
  for (const [path, script] of Object.entries(scripts)) {
    app.get(path, (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  }
  app.get('/', (c) => c.html(deskPage(deps.state, deps.sender.sent())));
  app.route('/pay', createPay(deps));
  app.route('/control', createControl(deps));
  app.route('/v3', createRest(deps));
  return app;
}
