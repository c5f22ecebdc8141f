import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from './deps';
import { validationError } from './errorResponse';
import { asOtherVersion, readIfMatch, refuseOtherVersion } from './ifMatch';
import { holdKey, keyReused } from './oneContentPerKey';
import { recordedDatabase } from './recordedDatabase';
import { keyOf } from './submission';

/**
 * Creates a router with shared rules: failed validations become one typed error, an `Idempotency-Key` is refused with
 * other content, changes of signed-in people are recorded, and a change is refused when `If-Match` names an outdated
 * version.
 */
export function createRouter(): OpenAPIHono<AppEnv> {
  const router = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw validationError(result.error);
    },
  });
  const { openapi } = router;
  const withKeys = (route: Contract, handler: Handler, ...rest: unknown[]) =>
    (openapi as Define)(
      route,
      oncePerContent(keyOf(route.request?.headers), recorded(route, handler)),
      ...rest,
    );
  router.openapi = withKeys as unknown as typeof openapi;
  return router;
}

/** The used part of a contract, whose own type differs for each route. */
interface Contract {
  method: string;
  operationId?: string;
  security?: unknown;
  request?: { headers?: unknown };
}

type Handler = (c: Context<AppEnv>) => Response | Promise<Response>;
type Define = (route: Contract, handler: Handler, ...rest: unknown[]) => unknown;

/** Passes a recording database to operations with which signed-in people change something. */
function recorded({ method, operationId = '', security }: Contract, handler: Handler): Handler {
  if (!security || method === 'get') return handler;
  return async (c) => {
    const { deps, actor } = c.var;
    const seen = readIfMatch(c.req.header('if-match'));
    // A repeat gets the same response: the first request made that version itself.
    if (seen && !c.var.isRepeated) await refuseOtherVersion(deps, seen, actor.id);
    const action = {
      id: randomUUID(),
      at: deps.clock.now(),
      account: actor.id,
      name: actor.name,
      operation: operationId,
      seen,
    };
    c.set('deps', { ...deps, db: recordedDatabase(deps.db, action) });
    try {
      return await handler(c);
    } catch (error) {
      throw asOtherVersion(error);
    }
  };
}

function oncePerContent(taken: ReturnType<typeof keyOf>, handler: Handler): Handler {
  if (taken === 'none') return handler;
  return async (c) => {
    const { deps, log } = c.var;
    const to = `${c.req.method} ${c.req.path}`;
    const key = c.req.header('idempotency-key') ?? '';
    const held = await holdKey(deps, { key, to, body: c.req.valid('json' as never) });
    if (held.isChanged && taken === 'final') throw keyReused();
    c.set('isKeyReused', held.isChanged);
    c.set('isRepeated', held.isRepeated);
    try {
      const response = await handler(c);
      await held.keep();
      return response;
    } catch (error) {
      // If this fails too, the key remains with content that can still be sent.
      await held.release().catch((err: unknown) => log.warn({ err }, 'a key was not released'));
      throw error;
    }
  };
}
