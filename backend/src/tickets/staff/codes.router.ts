import { createRouter } from '../../http/router';
import {
  changeInvitationRoute,
  changePromoCodeRoute,
  createInvitationsRoute,
  createPromoCodeRoute,
  listInvitationsRoute,
  listPromoCodesRoute,
  replaceInvitationRoute,
} from './codes.routes';
import { changeInvitation, createInvitations, listInvitations, replaceInvitation } from './invitations';
import { changePromoCode, createPromoCode, listPromoCodes } from './promoCodes';

export const ticketCodesStaffRouter = createRouter()
  .openapi(listPromoCodesRoute, async (c) => c.json(await listPromoCodes(c.var.deps), 200))
  .openapi(createPromoCodeRoute, async (c) =>
    c.json(await createPromoCode(c.var.deps, c.req.valid('json'), c.var.actor.id), 201),
  )
  .openapi(changePromoCodeRoute, async (c) =>
    c.json(await changePromoCode(c.var.deps, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(listInvitationsRoute, async (c) =>
    c.json(await listInvitations(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(createInvitationsRoute, async (c) =>
    c.json(await createInvitations(c.var.deps, c.req.valid('json'), c.var.actor.id), 201),
  )
  .openapi(replaceInvitationRoute, async (c) =>
    c.json(await replaceInvitation(c.var.deps, c.req.valid('param').id), 200),
  )
  .openapi(changeInvitationRoute, async (c) => {
    const { isRevoked } = c.req.valid('json');
    return c.json(await changeInvitation(c.var.deps, c.req.valid('param').id, isRevoked), 200);
  });
