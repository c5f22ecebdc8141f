import { changeLabels } from '@school/shared/schemas/stored/labels';
import type { AuditAction, AuditChange } from './api';

/** The name of a record: 'Ticket type Regular'. */
function recordOf({ subjectLabel, label, subjectId }: AuditChange): string {
  return `${subjectLabel} ${label ?? (subjectId.length > 20 ? subjectId.slice(0, 8) : subjectId)}`;
}

/** The change of a record: 'Ticket type Regular, changed'. */
export const changeTitle = (change: AuditChange): string =>
  `${recordOf(change)}, ${changeLabels[change.kind]}`;

/** The records of an action in one line: the name of the first, and how many more. */
export function recordsOf({ changes, changed }: Pick<AuditAction, 'changes' | 'changed'>): string {
  const [first] = changes;
  if (!first) return '';
  return changed === 1 ? recordOf(first) : `${recordOf(first)} and ${changed - 1} more`;
}
