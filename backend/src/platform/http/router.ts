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
 * A router whose every failed validation is a typed error, and so one shape; whose operations that take an
 * `Idempotency-Key` refuse it with another content; and in which what signed-in people change is recorded, and refused
 * where `If-Match` names a version of a record that is not the last one.
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

/** As much of a contract as is needed here; its own type is one for each route. */
interface Contract {
  method: string;
  operationId?: string;
  security?: unknown;
  request?: { headers?: unknown };
}

type Handler = (c: Context<AppEnv>) => Response | Promise<Response>;
type Define = (route: Contract, handler: Handler, ...rest: unknown[]) => unknown;

/** Hands an operation that signed-in people change something with a database that records it. */
function recorded({ method, operationId = '', security }: Contract, handler: Handler): Handler {
  if (!security || method === 'get') return handler;
  return async (c) => {
    const { deps, actor } = c.var;
    const seen = readIfMatch(c.req.header('if-match'));
    // What was carried out before has made that version itself: its repeat gets the same answer.
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
      // Should this fail too, the key stays with a content that can still be sent.
      await held.release().catch((err: unknown) => log.warn({ err }, 'a key was not let go'));
      throw error;
    }
  };
}
