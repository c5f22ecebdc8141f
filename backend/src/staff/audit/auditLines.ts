import {
  changeLabels,
  fieldName,
  fieldValue,
  operationLabel,
  subjectLabel,
} from '@school/shared/schemas/stored/labels';
import type { NameOfAccount } from '../../platform/db/accountNames';
import type { auditActions, auditChanges } from '../../platform/db/schema';
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

/** Returns a changed record as CSV lines, one for each field. */
export function auditLines({ action, change, nameOf }: Row): CsvRow[] {
  const record = {
    'When (UTC)': action.at.toISOString(),
    Who: action.name ?? nameOf(action.account),
    Account: action.account,
    Operation: operationLabel(action.operation),
    Change: changeLabels[change.kind],
    Table: subjectLabel(change.subject),
    Record: change.label,
    Key: change.subjectId,
  };
  const fields = fieldsOf(change, nameOf);
  if (fields.length === 0) return [record];
  return fields.map(({ field, from, to, withheld }) => ({
    ...record,
    Field: fieldName(field),
    From: withheld ? '(not kept)' : from && fieldValue(field, from, change.subject),
    To: withheld ? '(not kept)' : to && fieldValue(field, to, change.subject),
  }));
}
