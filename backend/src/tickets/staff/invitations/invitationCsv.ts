import { invitationLabels, NOBODY_NAMED, saleLabels } from '@school/shared/schemas/stored/labels';
import type { CsvRow } from '../../../staff/staff-lists/csvAnswer';
import type { InvitationView } from './invitations.routes';

export const invitationHeads = [
  'Guest',
  'E-mail',
  'Code',
  'State',
  'Sale',
  'Types',
  'Most tickets',
  'Good from (UTC)',
  'Good until (UTC)',
  'Note',
  'Invited (UTC)',
];

/** An invitation as a line of a table for spreadsheets. @param types the names of the types of tickets by their ids */
export const invitationCsv = (invitation: InvitationView, types: ReadonlyMap<string, string>): CsvRow => ({
  Guest: invitation.name ?? NOBODY_NAMED,
  'E-mail': invitation.email,
  Code: invitation.code,
  State: invitationLabels[invitation.state],
  Sale: saleLabels[invitation.sale],
  Types: invitation.types.map((id) => types.get(id) ?? id).join(', '),
  'Most tickets': invitation.maxTickets,
  'Good from (UTC)': invitation.validFrom,
  'Good until (UTC)': invitation.validUntil,
  Note: invitation.note,
  'Invited (UTC)': invitation.createdAt,
});
