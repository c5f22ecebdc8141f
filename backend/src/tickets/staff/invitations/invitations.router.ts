import { ticketTypes } from '../../../platform/db/schema';
import { createRouter } from '../../../platform/http/router';
import { csvAnswer } from '../../../staff/staff-lists/csvAnswer';
import { invitationColumns } from './invitationCsv';
import {
  changeInvitationRoute,
  changeInvitationsRoute,
  createInvitationsRoute,
  exportInvitationsRoute,
  getInvitationRoute,
  listInvitationsRoute,
  replaceInvitationRoute,
} from './invitations.routes';
import { createInvitations, replaceInvitation } from './makeInvitations';
import { listInvitations, readInvitation, readInvitations } from './readInvitations';
import { revokeInvitation, revokeInvitations } from './revokeInvitations';

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
