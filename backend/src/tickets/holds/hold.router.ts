import { clientNetworks } from '../../platform/http/clientAddress';
import { createRouter } from '../../platform/http/router';
import { sharedAnswerTo } from '../../platform/http/sharedAnswer';
import { findInvitation, refuseUsed } from '../codes/findInvitation';
import { placeInKey } from '../queue/placeKey';
import { endExpired } from './endExpired';
import * as routes from './hold.routes';
import { findHold } from './findHold';
import { offerSeats, releaseHold } from './offerSeats';
import { putHold } from './putHold';
import { readHold } from './readHold';

const seatsFor = sharedAnswerTo('tickets', offerSeats);

export const ticketHoldRouter = createRouter()
  .openapi(routes.bestSeatsRoute, (c) => seatsFor(c, c.req.valid('query')))
  .openapi(routes.putHoldRoute, async (c) => {
    const { deps } = c.var;
    const { 'hold-token': token, 'queue-key': key } = c.req.valid('header');
    await putHold(deps, {
      token,
      selection: c.req.valid('json'),
      networks: clientNetworks(c),
      arrivalId: placeInKey(deps.signed, key),
      mostPerAddress: deps.settings.tickets.heldPerAddress,
    });
    return c.json(await readHold(deps, token), 200);
  })
  .openapi(routes.getHoldRoute, async (c) =>
    c.json(await readHold(c.var.deps, c.req.valid('header')['hold-token']), 200),
  )
  .openapi(routes.releaseHoldRoute, async (c) => {
    await releaseHold(c.var.deps, c.req.valid('header')['hold-token']);
    return c.body(null, 204);
  })
  .openapi(routes.checkInvitationRoute, async (c) => {
    const { deps } = c.var;
    const { code } = c.req.valid('json');
    await endExpired(deps, { invitationCode: code });
    const invitation = await findInvitation(deps, code);
    const token = c.req.valid('header')['hold-token'];
    const own = token === undefined ? undefined : await findHold(deps, token);
    await refuseUsed(deps, invitation, own?.hold.id);
    const { sale, guestName: name, typeIds: types, maxTickets, validUntil } = invitation;
    return c.json(
      { code, sale, name, types, maxTickets, validUntil: validUntil?.toISOString() ?? null },
      200,
    );
  });
