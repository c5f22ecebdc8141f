import { createMiddleware } from 'hono/factory';
import { takeFromLimit } from '../limits/takeFromLimit';
import { clientNetworks } from './clientAddress';
import { limitsOf } from './limitsOf';
import type { AppEnv, Deps } from './deps';
import { isReleased } from './released';

const hour = 60 * 60;

/** People open a mail's link a few times, but may share an address. */
const linksPerHour = 600;

/**
 * For a route's contract: counts a request against its address before its body is read, so that refused requests count
 * too. IPv6 requests also count against the wider networks, which have higher limits.
 * @param name what is limited, such as `contact`
 * @throws ServiceError `too_many_requests`
 */
export const perAddress = (name: string, max: (settings: Deps['settings']) => number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (isReleased(c)) return next();
    const { deps } = c.var;
    for (const { network, max: most } of limitsOf(clientNetworks(c), max(deps.settings)))
      await takeFromLimit(deps, { name, who: network, max: most, windowSeconds: hour });
    await next();
  });

/** Limits how often one address may send a form. */
export const formLimit = (form: string) => perAddress(form, ({ formsPerHour }) => formsPerHour);

/** Limits how often one address may use a mail's link. */
export const linkLimit = (name: string) => perAddress(name, () => linksPerHour);

/**
 * Limits how often one address may begin or confirm a payment. Many people share an address, so the limit is generous.
 */
export const paymentLimit = perAddress('payments', ({ paymentsPerHour }) => paymentsPerHour);
