import { features } from '../../../app/features';
import { createFlutterwave } from '../../../payments/flutterwave/flutterwave';
import { orderEffectsOf } from '../../../payments/orderEffectsOf';
import { readSettings } from '../../../platform/config/readSettings';
import { settableClock } from '../../../platform/core/clock';
import { createLogger } from '../../../platform/core/logger';
import { createSignedTokens } from '../../../platform/core/signedTokens';
import { openServer } from '../../../platform/db/server';

/** Opens what monthly gifts need on a server, at a time that is set. */
export async function openMonthlyDeps(databaseUrl: string, apiOrigin: string) {
  const log = createLogger('silent');
  const settings = readSettings({ NODE_ENV: 'test' });
  const database = await openServer(databaseUrl, log);
  const clock = settableClock(new Date('2025-01-15T12:00:00Z'));
  return {
    database,
    clock,
    log,
    settings,
    db: database.db,
    signed: createSignedTokens('a secret of the proof, known to everybody', clock),
    provider: createFlutterwave({ ...settings.payments, apiOrigin }, { timeoutMs: 1_000, waitsMs: [10, 50] }),
    orderEffects: orderEffectsOf(features),
  };
}

export type MonthlyDeps = Awaited<ReturnType<typeof openMonthlyDeps>>;
