import type { Context, TypedResponse } from 'hono';
import type { AppEnv, Deps } from './deps';
import type { Channel } from './sharedAnswers';

/**
 * Makes the handler of a public read whose answer is the same for every visitor. The read receives only the parameters
 * of the path, so an answer contains nothing about one visitor. A browser that has the answer already gets 304.
 * Signed-in people read the database, because another instance may not yet know of their own change. Resources from
 * which pages are composed must not use it: the site stores one answer per version.
 * @param channel on which every table that is read notifies of changes
 */
export function sharedAnswer<Params, Value>(
  channel: Channel,
  read: (deps: Deps, params: Params) => Promise<Value>,
) {
  const answer = sharedAnswerTo(channel, read);
  return (c: Context<AppEnv>) => answer(c, c.req.param() as Params);
}

/** Makes the same of a read with parameters of its own, such as those of a query, which must be few. */
export function sharedAnswerTo<Params, Value>(
  channel: Channel,
  read: (deps: Deps, params: Params) => Promise<Value>,
) {
  return async (c: Context<AppEnv>, params: Params): Promise<TypedResponse<Value, 200, 'json'>> => {
    const { deps } = c.var;
    const make = () => read(deps, params);
    if (c.req.header('authorization')) return c.json(await make(), 200) as never;
    const { text, etag } = await deps.sharedAnswers.get(channel, read, JSON.stringify(params), make);
    c.header('etag', etag);
    // A browser stores the answer and revalidates it for each use.
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
