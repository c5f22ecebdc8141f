import { changeLabels, fieldName, fieldValue } from '@school/shared/schemas/stored/labels';
import type { NameOfAccount } from '../../platform/db/accountNames';
import type { auditActions, auditChanges } from '../../platform/db/schema';
import type { CsvColumns } from '../staff-lists/csvAnswer';
import type { AuditLabels } from './auditLabels';
import { fieldsOf } from './fieldsOf';

interface Row {
  action: typeof auditActions.$inferSelect;
  change: typeof auditChanges.$inferSelect;
  nameOf: NameOfAccount;
}

interface Line extends Row {
  field?: ReturnType<typeof fieldsOf>[number];
}

/** Returns a changed record as CSV lines, one for each field. */
export function auditLines(row: Row): Line[] {
  const fields = fieldsOf(row.change, row.nameOf);
  return fields.length === 0 ? [row] : fields.map((field) => ({ ...row, field }));
}

/** Returns the columns of the log as CSV. */
export const auditColumns = (labels: AuditLabels): CsvColumns<Line> => ({
  'When (UTC)': ({ action }) => action.at.toISOString(),
  Who: ({ action, nameOf }) => action.name ?? nameOf(action.account),
  Account: ({ action }) => action.account,
  Operation: ({ action }) => labels.operation(action.operation),
  Change: ({ change }) => changeLabels[change.kind],
  Table: ({ change }) => labels.subject(change.subject),
  Record: ({ change }) => change.label,
  Key: ({ change }) => change.subjectId,
  Field: ({ field }) => field && fieldName(field.field),
  From: (line) => valueOf(line, 'from'),
  To: (line) => valueOf(line, 'to'),
});

function valueOf({ field, change }: Line, side: 'from' | 'to') {
  if (!field) return null;
  const value = field[side];
  return field.withheld ? '(not kept)' : value && fieldValue(field.field, value, change.subject);
}
