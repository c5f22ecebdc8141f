import { createRouter } from '../http/router';
import { checkReady } from './checkReady';
import { config, health, ready, type PublicConfig } from './system.routes';
import type { Settings } from '../config/settings';

/** Lists each field, so that a new setting is not public by accident. */
function publicConfigOf({ auth, payments }: Pick<Settings, 'auth' | 'payments'>): PublicConfig {
  const { mode, domain, clientId, audience, rolesClaim, staffRoles, connections, passwordGrant } = auth;
  return {
    auth: { mode, domain, clientId, audience, rolesClaim, staffRoles, connections, passwordGrant },
    payments: {
      provider: payments.provider,
      publicKey: payments.publicKey,
      scriptUrl: payments.scriptUrl,
      currency: 'GHS',
    },
  };
}

export const systemRouter = createRouter()
  .openapi(health, (c) => c.json({ status: 'ok' as const }, 200))
  .openapi(ready, async (c) => {
    await checkReady(c.var.deps);
    return c.json({ status: 'ok' as const }, 200);
  })
  .openapi(config, (c) => c.json(publicConfigOf(c.var.deps.settings), 200));
