import { Hono } from 'hono';
import type { CheckoutDeps } from './ledger/checkoutDeps';
import type { LocalTransaction, Session } from './ledger/state';
import { callbackOf } from './ledger/transactionData';
import { hostedPage } from './pages/hostedPage';
import { phonePage } from './pages/phonePage';
import { openingPage, payPage } from './pages/payPage';
import { offers, openSession, returnAddress } from './session';

/** Serves the pages in the frame, and the hosted page, which needs no frame and no script. */
export function createPay(deps: CheckoutDeps): Hono {
  const { state, processor, siteOrigins } = deps;
  const pay = new Hono();
  const sessionIn = (wanted: string) => state.sessions.find(({ id }) => id === wanted);

  pay.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policyOf(siteOrigins));
  });

  pay.get('/', (c) => c.html(openingPage()));
  pay.post('/open', async (c) => {
    const opened = openSession(deps, await c.req.json().catch(() => undefined));
    return c.json(opened, 'problem' in opened ? 422 : 200);
  });
  pay.get('/hosted/:session', (c) => {
    const session = sessionIn(c.req.param('session'));
    return session?.redirectUrl ? c.html(hostedPage(session)) : c.text('There is no such payment.', 404);
  });
  pay.post('/hosted/:session', async (c) => {
    const session = sessionIn(c.req.param('session'));
    const { way } = await c.req.parseBody();
    if (!session?.redirectUrl || typeof way !== 'string') return c.text('There is no such payment.', 404);
    const { redirectUrl } = session;
    if (way === 'cancel') return c.redirect(returnAddress(redirectUrl, session, 'cancelled'), 303);
    if (!offers(session, way)) return c.text('This is no way to pay.', 404);
    const paid = processor.pay(session, way);
    // Paid before, in another window.
    if (!paid) return c.redirect(returnAddress(redirectUrl, session, 'failed'), 303);
    return c.redirect(returnAddress(redirectUrl, session, claimOf(paid), paid.id), 303);
  });
  const requestIn = (wanted: string) => state.transactions.find(({ flwRef }) => flwRef === wanted);
  pay.get('/phone/:request', (c) => {
    const request = requestIn(c.req.param('request'));
    return request ? c.html(phonePage(request)) : c.text('There is no such payment.', 404);
  });
  pay.post('/phone/:request', async (c) => {
    const request = requestIn(c.req.param('request'));
    const { answer } = await c.req.parseBody();
    if (!request) return c.text('There is no such payment.', 404);
    if (answer === 'approve' || answer === 'decline')
      processor.settle(request, answer === 'approve' ? 'successful' : 'failed');
    const { returnTo, status, id } = request;
    return returnTo === undefined
      ? c.html(phonePage(request))
      : c.redirect(returnAddress(returnTo, request, status, id), 303);
  });
  pay.get('/:session', (c) => {
    const session = sessionIn(c.req.param('session'));
    return session ? c.html(payPage(session)) : c.html(openingPage(), 404);
  });
  pay.post('/:session/:way', (c) => {
    const session = sessionIn(c.req.param('session'));
    const way = c.req.param('way');
    if (!session || !offers(session, way)) return c.json({ status: 'away' }, 404);
    const transaction = processor.pay(session, way);
    if (!transaction) {
      return c.json({ status: 'failed', message: 'This reference was paid before.', callbacks: [] });
    }
    return c.json(answerTo(transaction, session));
  });

  /** Returns the status that a page is told, which need not be the right one. */
  function claimOf({ status, customer }: LocalTransaction): string {
    return status === 'pending' && state.behaviourFor(customer).callbackLies ? 'successful' : status;
  }

  function answerTo(transaction: LocalTransaction, session: Session) {
    const { status, response, customer, id } = transaction;
    const claim = claimOf(transaction);
    const { callbacks } = state.behaviourFor(customer);
    return {
      status,
      message: response,
      callbacks: Array.from({ length: callbacks }, () => callbackOf(transaction, claim)),
      redirect: session.redirectUrl && returnAddress(session.redirectUrl, session, claim, id),
    };
  }

  return pay;
}

const policyOf = (siteOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "script-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    // The answer to the form of the hosted page leads back to the site.
    `form-action 'self' ${siteOrigins.join(' ')}`,
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');
