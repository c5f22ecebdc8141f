import type { Context } from 'hono';
import { clientAddress } from '../../http/clientAddress';
import type { AppEnv } from '../../http/deps';
import { takeFromLimit } from '../../limits/takeFromLimit';

const hour = 60 * 60;

/** Counts one more step towards a payment from this address. Many people share one, so it is not tight. */
export async function takePaymentLimit(c: Context<AppEnv>): Promise<void> {
  const { deps } = c.var;
  const max = deps.settings.paymentsPerHour;
  await takeFromLimit(deps, { name: 'payments', who: clientAddress(c), max, windowSeconds: hour });
}
