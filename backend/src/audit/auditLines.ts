import type { NameOfAccount } from '../db/accountNames';
import type { auditActions, auditChanges } from '../db/schema';
import type { CsvRow } from '../staff-lists/csvAnswer';
import { fieldsOf } from './fieldsOf';

interface Row {
  action: typeof auditActions.$inferSelect;
  change: typeof auditChanges.$inferSelect;
  nameOf: NameOfAccount;
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
export function auditLines({ action, change, nameOf }: Row): CsvRow[] {
  const record = {
    'When (UTC)': action.at.toISOString(),
    Who: action.name ?? nameOf(action.account),
    Account: action.account,
    Operation: action.operation,
    Change: change.kind,
    Table: change.subject,
    Record: change.label,
    Key: change.subjectId,
  };
  const fields = fieldsOf(change, nameOf);
  if (fields.length === 0) return [record];
  return fields.map(({ field, from, to, withheld }) => ({
    ...record,
    Field: field,
    From: withheld ? '(not kept)' : from,
    To: withheld ? '(not kept)' : to,
  }));
}
