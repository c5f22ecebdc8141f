import type { IdentityDeps } from '../store/identityDeps';
import type { Context } from './route';

/** Sends a page of the provider with its own style and one script; no site may frame it. */
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
