import type { Provider } from 'oidc-provider';
import type { IdentityDeps } from '../store/identityDeps';

/** The provider's request context; the library's types name it only here. */
export type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** Answers the request; `match` has the parts of its path. */
export type Handler = (
  ctx: Context,
  deps: IdentityDeps,
  provider: Provider,
  match: string,
) => Promise<void> | void;

export interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Whether scripts of the site may call it. */
  fromSite?: true;
  handler: Handler;
}
