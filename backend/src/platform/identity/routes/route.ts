import type { Provider } from 'oidc-provider';
import type { IdentityDeps } from '../store/identityDeps';

/** The provider's own request context; the library's types name it in one place only. */
export type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** Answers the request; `match` holds what stood in the path. */
export type Handler = (
  ctx: Context,
  deps: IdentityDeps,
  provider: Provider,
  match: string,
) => Promise<void> | void;

export interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Whether pages of the site may call it from a script. */
  fromSite?: true;
  handler: Handler;
}
