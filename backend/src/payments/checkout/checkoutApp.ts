import { Hono } from 'hono';
import type { CheckoutDeps } from './ledger/checkoutDeps';
import { createControl } from './control';
import { deskPage } from './pages/deskPage';
import { createPay } from './pay';
import { createRest } from './rest';
import { deskScript } from './scripts/desk';
import { openScript, payScript } from './scripts/pay';
import { v3Script } from './scripts/v3';

const scripts = {
  '/v3.js': v3Script,
  '/pay.js': payScript,
  '/open.js': openScript,
  '/desk.js': deskScript,
};

/** Creates the local checkout as one handler. */
export function createCheckoutApp(deps: CheckoutDeps): Hono {
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
