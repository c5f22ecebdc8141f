import { randomUUID } from 'node:crypto';
import {
  isPlainForm,
  linkFiles,
  PLAIN_PAYMENT_ID,
  plainForms,
  type PlainForm,
  type PlainFormName,
} from '@school/shared/schemas/sent';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inlineParts } from '../../release/policy/inlineParts';
import { NO_PAGE, pagePolicy } from '../../release/policy/pagePolicy';
import type { ServiceSource } from '../../release/policy/services';
import { isOwnPage } from './isOwnPage';
import { answerLink, type LinkAnswer } from './links';
import { linkPage } from './linkPage';
import { openForm, type Choice, type FieldError, type Fields } from './openForm';
import { notPaidPage, paymentPage, type PaymentState } from './paymentPage';
import { receivedPage } from './receivedPage';
import { placeField, waitingRoomRoutes } from './waitingRoom';
import { filesOf, mostBytes, sentFields, tooLargeMessage, typedFields, type AskApi } from './sentFields';

export interface PlainFormOptions {
  /** The site's public origin; by default the requested one. */
  readonly origin?: string | undefined;
  /** Returns the composed HTML of a page for this visitor, or undefined when there is none at this path. */
  readonly readPage: (context: Context, path: string) => Promise<string | undefined>;
  readonly services: ServiceSource;
  /** Returns a function that passes requests to the API in the name of the visitor. */
  readonly asVisitor: (context: Context) => AskApi;
}

/** Forms are held in memory while they are handled. */
const AT_ONCE = 20;

/**
 * Answers forms that a browser sends without a script. An accepted form redirects to a thank-you page; a refused one
 * shows its page again, with what was typed and the messages at their fields.
 */
export function plainFormRoutes({ origin, services, readPage, asVisitor }: PlainFormOptions): Hono {
  const app = new Hono();
  let running = 0;

  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-robots-tag', 'noindex');
  });

  app.post('/*', async (context, next) => {
    if (isOwnPage((name) => context.req.header(name), origin)) return next();
    return context.text('This form was sent from another site, and is refused.', 403, NO_PAGE);
  });

  const room = waitingRoomRoutes({
    isSecure: origin?.startsWith('https:') ?? false,
    readPage,
    asVisitor,
    sendPage,
  });
  app.route('/waiting-room', room);

  app.get('/:operation', async (context) => {
    const operation = context.req.param('operation');
    const path = pathOf(context) ?? '/';
    const form = openForm((await readPage(context, path)) ?? '', operation);
    if (!form?.isHidden) return context.redirect(path, 303);
    const { choicesOf } = form;
    const options = choicesOf === undefined ? [] : await choices(context, operation, choicesOf);
    return sendPage(context, form.opened(options, randomUUID()), 200);
  });

  app.get('/:operation/received', async (context) => {
    const operation = context.req.param('operation');
    const path = pathOf(context);
    const html = path && (await readPage(context, path));
    const sent = formOf(operation)?.sent;
    if (!path || !html || sent === undefined) return notHere(context);
    if (typeof sent === 'string') return context.redirect(sent, 303);
    return sendPage(
      context,
      receivedPage({ html, path, ...sent, reference: context.req.query('reference') ?? '' }),
      200,
    );
  });

  app.get('/:operation/payments/:id', async (context) => {
    const { operation, id } = context.req.param();
    const paid = formOf(operation)?.paid;
    const html = paid && (await readPage(context, paid.page));
    if (!html || !/^[\da-f-]{36}$/.test(id)) return notHere(context);
    // The payment service adds claims to the address: only the number of its transaction helps to find it.
    const transactionId = /^\d{1,20}$/.exec(context.req.query('transaction_id') ?? '')?.[0];
    const answer = await asVisitor(context)(`/api/forms/${operation}/payments/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ transactionId }),
    }).catch(() => undefined);
    if (answer?.status === 404) return notHere(context);
    const payment = ((await answer?.json().catch(() => undefined)) ?? {}) as PaymentState;
    return sendPage(context, paymentPage({ html, operation, id, paid, payment }), answer?.ok ? 200 : 503);
  });

  const linkLimit = bodyLimit({
    maxSize: mostBytes(linkFiles),
    onError: (context) => context.text(tooLargeMessage(linkFiles), 413, NO_PAGE),
  });
  app.post('/links', linkLimit, (context) =>
    inTurn(
      () => takeLink(context, undefined),
      () => busy(context),
    ),
  );
  app.post('/links/:action', linkLimit, (context) =>
    inTurn(
      () => takeLink(context, context.req.param('action')),
      () => busy(context),
    ),
  );
  const busy = (context: Context) => context.text(AWAY, 503, NO_PAGE);

  app.post(
    '/:operation',
    async (context, next) => {
      const operation = context.req.param('operation');
      if (!isPlainForm(operation)) return notHere(context);
      const files = filesOf(operation);
      const onError = () => refuse(context, operation, { status: 413, message: tooLargeMessage(files) });
      return bodyLimit({ maxSize: mostBytes(files), onError })(context, next);
    },
    (context) => {
      const operation = context.req.param('operation') as PlainFormName;
      return inTurn(
        () => take(context, operation),
        () => refuse(context, operation, { status: 503, message: AWAY }),
      );
    },
  );

  /** Handles a form, unless too many are being handled. */
  async function inTurn(
    handle: () => Promise<Response>,
    refused: () => Response | Promise<Response>,
  ): Promise<Response> {
    if (running >= AT_ONCE) return refused();
    running += 1;
    try {
      return await handle();
    } finally {
      running -= 1;
    }
  }

  async function takeLink(context: Context, action: string | undefined): Promise<Response> {
    const form = await context.req.raw.formData().catch(() => undefined);
    if (!form || !/^[\w-]*$/.test(action ?? '')) return notHere(context);
    const page = pathOf(context) ?? '/';
    const answer = await answerLink({
      action,
      page,
      form,
      ask: asVisitor(context),
      readPage: (path) => readPage(context, path),
    });
    if (answer.location) return context.redirect(answer.location, 303);
    return answer.html === undefined ? notHere(context) : sendSecret(context, answer.html, answer.status);
  }

  /** Shows the private link that a form leads to. */
  async function sendLinkPage(
    context: Context,
    { link = '', page = '', shown }: ApiAnswer,
  ): Promise<Response> {
    const html = await readPage(context, page);
    return html && shown ? sendSecret(context, linkPage({ html, link }, shown), 200) : notHere(context);
  }

  /** Sends a page that has a private link in hidden fields. */
  function sendSecret(context: Context, html: string, status: number): Promise<Response> {
    // Not `no-referrer`, with which browsers hide the origin of the next form. The address has no secret.
    context.header('referrer-policy', 'same-origin');
    return sendPage(context, html, status);
  }

  async function take(context: Context, operation: PlainFormName): Promise<Response> {
    const form = await context.req.raw.formData().catch(() => undefined);
    if (!form) return refuse(context, operation, { status: 400, message: 'The form cannot be read.' });
    const ask = asVisitor(context);
    // What was typed, for as long as its files are not sent.
    let fields = typedFields(form, operation);
    try {
      const sent = await sentFields(form, filesOf(operation), ask);
      fields = sent.fields;
      if (sent.errors.length > 0) return await refuse(context, operation, { fields, errors: sent.errors });
      const html = await readPage(context, pathOf(context) ?? '');
      const labels = (html && openForm(html, operation)?.labels(fields)) || {};
      const answer = await ask(`/api/forms/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fields: [...fields, ...placeField(context, operation)], labels }),
      });
      const body = (await answer.json()) as ApiAnswer;
      if (answer.ok && body.shown) return await sendLinkPage(context, body);
      if (answer.ok)
        return context.redirect(body.location ?? receivedPath(context, operation, body.reference), 303);
      const retryAfter = answer.headers.get('retry-after');
      if (retryAfter) context.header('retry-after', retryAfter);
      const { message = AWAY, fields: errors = [] } = body.error ?? {};
      return await refuse(context, operation, { status: answer.status, message, errors, fields });
    } catch (error) {
      console.error(`A form could not be passed on: ${(error as Error).message}`);
      return refuse(context, operation, { status: 503, message: AWAY, fields });
    }
  }

  /** Returns the choices of a form's list; none while the API is unavailable. */
  async function choices(context: Context, operation: string, of: string): Promise<readonly Choice[]> {
    const query = new URLSearchParams({ of }).toString();
    const answer = await asVisitor(context)(`/api/forms/${operation}/choices?${query}`, {}).catch(
      () => undefined,
    );
    const body = answer?.ok ? ((await answer.json()) as { readonly choices: readonly Choice[] }) : undefined;
    return body?.choices ?? [];
  }

  /** Shows the form's page again. */
  async function refuse(
    context: Context,
    operation: PlainFormName,
    { status = 422, message = '', errors = [], fields = [] }: Partial<Refused>,
  ): Promise<Response> {
    const html = await readPage(context, pathOf(context) ?? '');
    const form = html === undefined ? undefined : openForm(html, operation);
    const again = fields.find(([name]) => name === PLAIN_PAYMENT_ID)?.[1];
    if (html && again) return sendPage(context, notPaidPage({ html, operation, id: again, message }), status);
    if (!form) return context.text(`${message} Please go back to the form.`.trim(), status as 422, NO_PAGE);
    const { choicesOf } = form;
    const options = choicesOf === undefined ? [] : await choices(context, operation, choicesOf);
    return sendPage(context, form.refused(fields, { message, errors, key: randomUUID() }, options), status);
  }

  async function sendPage(context: Context, html: string, status: number): Promise<Response> {
    const policy = pagePolicy({
      inline: inlineParts(html),
      services: await services(),
      isInert: true,
      sendsForms: true,
    });
    for (const [name, value] of Object.entries(policy)) context.header(name, value);
    return context.html(html, status as 200);
  }

  return app;
}

interface Refused {
  readonly status: number;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly fields: Fields;
}

/** The answer about a form, or about the link that it leads to. */
interface ApiAnswer extends Pick<LinkAnswer, 'link' | 'page' | 'shown'> {
  readonly reference?: string;
  /** Where a form that pays leads. */
  readonly location?: string;
  readonly error?: { readonly message?: string; readonly fields?: readonly FieldError[] };
}

const AWAY = 'This could not be sent right now. Please try again in a moment. Nothing you typed is lost.';

/** Returns the path of the page that a form is on, which composition writes into its address. */
function pathOf(context: Context): string | undefined {
  const referrer = context.req.header('referer') ?? '';
  const page = context.req.query('page') ?? (URL.canParse(referrer) ? new URL(referrer).pathname : '');
  return isPath(page) ? page : undefined;
}

/** Returns whether it is a path of this site: `//other.example` and `/\other.example` are not. */
const isPath = (page: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(page);

function receivedPath(context: Context, operation: PlainFormName, reference: string | undefined): string {
  const sent = formOf(operation)?.sent;
  if (typeof sent === 'string') return sent;
  const query = new URLSearchParams({ page: pathOf(context) ?? '/', ...(reference && { reference }) });
  return `/forms/${operation}/received?${query.toString()}`;
}

const formOf = (operation: string): PlainForm | undefined =>
  isPlainForm(operation) ? plainForms[operation] : undefined;

const notHere = (context: Context): Response => context.text('This form is not here.', 404, NO_PAGE);
