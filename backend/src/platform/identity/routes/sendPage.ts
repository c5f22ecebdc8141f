import type { IdentityDeps } from '../store/identityDeps';
import type { Context } from './route';

/** A page of the provider: its own style and one known script, in no frame of anybody's. */
export function sendPage(ctx: Context, { siteOrigins }: IdentityDeps, html: string, status = 200): void {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "script-src 'self'",
    `form-action 'self' ${siteOrigins.join(' ')}`,
    "frame-ancestors 'none'",
  ];
  ctx.status = status;
  ctx.set('Content-Security-Policy', policy.join('; '));
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  ctx.body = html;
}
