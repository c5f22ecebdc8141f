import type { CsvRow } from '../../../staff-lists/csvAnswer';
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

/** An invitation as a line of a table for spreadsheets. */
export const invitationCsv = (invitation: InvitationView): CsvRow => ({
  Guest: invitation.name,
  'E-mail': invitation.email,
  Code: invitation.code,
  State: invitation.state,
  Sale: invitation.sale,
  Types: invitation.types.join(', '),
  'Most tickets': invitation.maxTickets,
  'Good from (UTC)': invitation.validFrom,
  'Good until (UTC)': invitation.validUntil,
  Note: invitation.note,
  'Invited (UTC)': invitation.createdAt,
});
