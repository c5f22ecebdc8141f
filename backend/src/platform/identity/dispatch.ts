import type { Provider } from 'oidc-provider';
import type { IdentityDeps } from './store/identityDeps';
import { routes } from './routes';
import { redeemLoginTicket } from './routes/redeemLoginTicket';
import type { Context } from './routes/route';

/** Handles our own routes before the library's. */
export function dispatchOwnRoutes(provider: Provider, deps: IdentityDeps): void {
  provider.use(async (ctx, next) => {
    if (ctx.path === '/authorize' && ctx.query['login_ticket'] !== undefined) {
      return redeemLoginTicket(ctx, deps, provider, '');
    }
    const atPath = routes.filter(({ path }) => path.test(ctx.path));
    if (atPath.some(({ fromSite }) => fromSite) && !allowSite(ctx, deps)) return;
    const route = atPath.find(({ method }) => method === ctx.method);
    if (!route) {
      await next();
      return settleWebMessage(ctx);
    }
    await route.handler(ctx, deps, provider, route.path.exec(ctx.path)?.[1] ?? '');
  });
}

/** A refusal in a web message is a successful response; Auth0 sends 200. */
function settleWebMessage(ctx: Context): void {
  const handedOver = ctx.path.startsWith('/authorize') && ctx.status === 400 && ctx.response.is('html');
  if (handedOver) ctx.status = 200;
}

/** Allows only the site's scripts to send requests with cookies. Returns false when the response is complete. */
function allowSite(ctx: Context, { siteOrigins }: IdentityDeps): boolean {
  const origin = ctx.get('Origin');
  ctx.vary('Origin');
  if (origin && !siteOrigins.includes(origin)) {
    ctx.status = 403;
    ctx.body = { error: 'unauthorized', error_description: `The origin ${origin} is not allowed` };
    return false;
  }
  if (origin) {
    ctx.set('Access-Control-Allow-Origin', origin);
    ctx.set('Access-Control-Allow-Credentials', 'true');
  }
  if (ctx.method !== 'OPTIONS') return true;
  ctx.set('Access-Control-Allow-Methods', 'POST');
  ctx.set('Access-Control-Allow-Headers', 'content-type, auth0-client');
  ctx.set('Access-Control-Max-Age', '600');
  ctx.status = 204;
  return false;
}
