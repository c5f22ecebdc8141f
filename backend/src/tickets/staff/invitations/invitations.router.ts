import { ticketTypes } from '../../../platform/db/schema';
import { createRouter } from '../../../platform/http/router';
import { csvAnswer, type CsvColumns } from '../../../staff/staff-lists/csvAnswer';
import {
  changeInvitationRoute,
  changeInvitationsRoute,
  createInvitationsRoute,
  exportInvitationsRoute,
  getInvitationRoute,
  listInvitationsRoute,
  replaceInvitationRoute,
  type InvitationView,
} from './invitations.routes';
import { createInvitations, replaceInvitation } from './makeInvitations';
import { listInvitations, readInvitation, readInvitations } from './readInvitations';
import { revokeInvitation, revokeInvitations } from './revokeInvitations';
import { invitationLabels, NOBODY_NAMED, saleLabels } from '@school/shared/schemas/stored/labels';

/** @param types the names of the types of tickets by their ids */
const invitationColumns = (types: ReadonlyMap<string, string>): CsvColumns<InvitationView> => ({
  Guest: (invitation) => invitation.name ?? NOBODY_NAMED,
  Email: (invitation) => invitation.email,
  Code: (invitation) => invitation.code,
  State: (invitation) => invitationLabels[invitation.state],
  Sale: (invitation) => saleLabels[invitation.sale],
  Types: (invitation) => invitation.types.map((id) => types.get(id) ?? id).join(', '),
  'Maximum tickets': (invitation) => invitation.maxTickets,
  'Valid from (UTC)': (invitation) => invitation.validFrom,
  'Valid until (UTC)': (invitation) => invitation.validUntil,
  Note: (invitation) => invitation.note,
  'Invited (UTC)': (invitation) => invitation.createdAt,
});

export const invitationsStaffRouter = createRouter()
  .openapi(listInvitationsRoute, async (c) =>
    c.json(await listInvitations(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(exportInvitationsRoute, async (c) => {
    const rows = await readInvitations(c.var.deps, c.req.valid('query'));
    const { id, name } = ticketTypes;
    const types = new Map(
      (await c.var.deps.db.select({ id, name }).from(ticketTypes)).map((type) => [type.id, type.name]),
    );
    return c.body(...csvAnswer(c.var.deps, 'invitations', invitationColumns(types), rows));
  })
  .openapi(getInvitationRoute, async (c) =>
    c.json(await readInvitation(c.var.deps, c.req.valid('param').id), 200),
  )
  .openapi(createInvitationsRoute, async (c) =>
    c.json(await createInvitations(c.var.deps, c.req.valid('json'), c.var.actor.id), 201),
  )
  .openapi(changeInvitationsRoute, async (c) =>
    c.json(await revokeInvitations(c.var.deps, c.req.valid('json')), 200),
  )
  .openapi(replaceInvitationRoute, async (c) =>
    c.json(await replaceInvitation(c.var.deps, c.req.valid('param').id), 200),
  )
  .openapi(changeInvitationRoute, async (c) => {
    const { isRevoked } = c.req.valid('json');
    return c.json(await revokeInvitation(c.var.deps, c.req.valid('param').id, isRevoked), 200);
  });
