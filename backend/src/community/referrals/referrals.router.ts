import { clientAddress } from '../../platform/http/clientAddress';
import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
import { takeFromLimit } from '../../platform/limits/takeFromLimit';
import { creditLink } from './creditLink';
import { newLink } from './personalLink';
import { readCounts } from './readCounts';
import { referFriend } from './referFriend';
import * as routes from './referrals.routes';
import { stopUrl } from './referralMails';
import { stopMails, lookAtStop } from './stopMails';

/** How many visits of one address to one link count per hour. */
const openingsPerHour = 20;

export const referralsRouter = createRouter()
  .openapi(routes.referFriendRoute, async (c) => {
    const sent = c.req.valid('json');
    // A bot gets a link that leads nowhere, so that it cannot tell.
    let personal = newLink();
    await takeSubmission(
      c,
      sent,
      { form: 'referral', name: sent.name, mailsTo: [sent.email] },
      async (deps, key) => {
        const { link, isNew } = await referFriend(deps, sent, key);
        personal = link;
        return isNew;
      },
    );
    return c.json(personal, 201);
  })
  .openapi(routes.countOpeningRoute, async (c) => {
    const { deps } = c.var;
    const { code } = c.req.valid('json');
    const who = `${clientAddress(c)} ${code}`;
    await takeFromLimit(deps, { name: 'referral.opening', who, max: openingsPerHour, windowSeconds: 3600 });
    await creditLink(deps, code, 'opened');
    return c.body(null, 204);
  })
  .openapi(routes.readCountsRoute, async (c) =>
    c.json(await readCounts(c.var.deps, c.req.valid('json').secret), 200),
  )
  .openapi(routes.stopMailsRoute, async (c) => {
    await stopMails(c.var.deps, c.req.valid('json').token);
    return c.json({ status: 'stopped' as const }, 200);
  })
  .openapi(routes.lookAtStopRoute, async (c) =>
    c.json({ state: await lookAtStop(c.var.deps, c.req.valid('json').token) }, 200),
  )
  .openapi(routes.unsubscribeReferralsRoute, async (c) => {
    await stopMails(c.var.deps, c.req.valid('query').token);
    return c.json({ status: 'stopped' as const }, 200);
  })
  .openapi(routes.openReferralsUnsubscribeRoute, (c) =>
    c.redirect(stopUrl(c.var.deps.settings.siteOrigins[0] ?? '', c.req.valid('query').token), 303),
  );
