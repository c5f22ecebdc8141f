import type { auditActions, auditChanges } from '../db/schema';
import type { CsvRow } from '../staff-lists/csvAnswer';
import { fieldsOf } from './fieldsOf';

interface Row {
  action: typeof auditActions.$inferSelect;
  change: typeof auditChanges.$inferSelect;
}

export const auditHeads = [
  'When (UTC)',
  'Who',
  'Account',
  'Operation',
  'Change',
  'Table',
  'Record',
  'Key',
  'Field',
  'From',
  'To',
];

/** A changed record as lines of a table for spreadsheets, one for each field. */
export function auditLines({ action, change }: Row): CsvRow[] {
  const record = {
    'When (UTC)': action.at.toISOString(),
    Who: action.name,
    Account: action.account,
    Operation: action.operation,
    Change: change.kind,
    Table: change.subject,
    Record: change.label,
    Key: change.subjectId,
  };
  const fields = fieldsOf(change);
  if (fields.length === 0) return [record];
  return fields.map(({ field, from, to, withheld }) => ({
    ...record,
    Field: field,
    From: withheld ? '(not kept)' : from,
    To: withheld ? '(not kept)' : to,
  }));
}
