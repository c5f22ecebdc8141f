import type { Context } from 'hono';
import type { AppEnv } from './deps';

/** No request from outside can have this: it is set on the server alone. */
const RELEASED = Symbol('released by staff');

/** The surroundings of a request that staff let through after it was held. */
export const asReleased = (env: unknown): object => ({ ...(env as object | undefined), [RELEASED]: true });

/** Whether staff let this request through. */
export const isReleased = (c: Context<AppEnv>): boolean => RELEASED in ((c.env as object | undefined) ?? {});
