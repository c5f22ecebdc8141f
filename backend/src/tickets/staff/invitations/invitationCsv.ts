import { invitationLabels, NOBODY_NAMED, saleLabels } from '@school/shared/schemas/stored/labels';
import type { CsvColumns } from '../../../staff/staff-lists/csvAnswer';
import type { InvitationView } from './invitations.routes';

/** @param types the names of the types of tickets by their ids */
export const invitationColumns = (types: ReadonlyMap<string, string>): CsvColumns<InvitationView> => ({
  Guest: (invitation) => invitation.name ?? NOBODY_NAMED,
  'E-mail': (invitation) => invitation.email,
  Code: (invitation) => invitation.code,
  State: (invitation) => invitationLabels[invitation.state],
  Sale: (invitation) => saleLabels[invitation.sale],
  Types: (invitation) => invitation.types.map((id) => types.get(id) ?? id).join(', '),
  'Most tickets': (invitation) => invitation.maxTickets,
  'Good from (UTC)': (invitation) => invitation.validFrom,
  'Good until (UTC)': (invitation) => invitation.validUntil,
  Note: (invitation) => invitation.note,
  'Invited (UTC)': (invitation) => invitation.createdAt,
});
