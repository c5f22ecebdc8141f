import type { Settings } from '../config/settings';
import type { PublicConfig } from './system.routes';

/** Lists each field, so that a new setting is not public by accident. */
export function publicConfigOf({ auth, payments }: Pick<Settings, 'auth' | 'payments'>): PublicConfig {
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
