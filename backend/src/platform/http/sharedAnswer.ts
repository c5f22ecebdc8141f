import type { Context, TypedResponse } from 'hono';
import type { AppEnv, Deps } from './deps';
import type { Channel } from './sharedAnswers';

/**
 * Makes the handler of a public read whose answer is the same for every visitor. It sees only the parameters of the path,
 * so that nothing of one visitor can reach another. A browser that has the answer already gets 304.
 * @param channel on which every table that is read notifies of changes
 */
export function sharedAnswer<Params, Value>(
  channel: Channel,
  read: (deps: Deps, params: Params) => Promise<Value>,
) {
  return async (c: Context<AppEnv>): Promise<TypedResponse<Value, 200, 'json'>> => {
    const { deps } = c.var;
    const params = c.req.param();
    const make = () => read(deps, params as Params);
    const { text, etag } = await deps.sharedAnswers.get(channel, read, JSON.stringify(params), make);
    c.header('etag', etag);
    // A browser keeps it, and asks each time whether it is still current.
    c.header('cache-control', 'no-cache');
    if (hasTag(c.req.header('if-none-match'), etag)) return c.body(null, 304) as never;
    return c.body(text, 200, { 'content-type': 'application/json' }) as never;
  };
}

/** Whether a list of entity tags has one, weak or not (RFC 9110, section 13.1.2). */
function hasTag(list: string | undefined, etag: string): boolean {
  const tags = list?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
