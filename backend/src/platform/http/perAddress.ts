import { createMiddleware } from 'hono/factory';
import { takeFromLimit } from '../limits/takeFromLimit';
import { clientNetworks } from './clientAddress';
import { limitsOf } from './limitsOf';
import type { AppEnv, Deps } from './deps';
import { isReleased } from './released';

const hour = 60 * 60;

/** A link of a mail is opened a few times, by people of one address many times. */
const linksPerHour = 600;

/**
 * For a route's contract: counts a request against its address before anything of its body is read, so that what is
 * refused later is counted as well. Of IPv6 it counts against the wider networks as well, which have more.
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

/** How often one address may send a form. */
export const formLimit = (form: string) => perAddress(form, ({ formsPerHour }) => formsPerHour);

/** How often one address may do what a link of a mail is for. */
export const linkLimit = (name: string) => perAddress(name, () => linksPerHour);

/** How often one address may begin or confirm a payment. Many people share one, so it is not tight. */
export const paymentLimit = perAddress('payments', ({ paymentsPerHour }) => paymentsPerHour);
