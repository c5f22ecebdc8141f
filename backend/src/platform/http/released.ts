import type { Context } from 'hono';
import type { AppEnv } from './deps';

/** Requests from outside cannot have it: only the server sets it. */
const RELEASED = Symbol('released by staff');

/** Marks the environment of a request that staff released. */
export const asReleased = (env: unknown): object => ({ ...(env as object | undefined), [RELEASED]: true });

/** Returns whether staff released this request. */
export const isReleased = (c: Context<AppEnv>): boolean => RELEASED in ((c.env as object | undefined) ?? {});
