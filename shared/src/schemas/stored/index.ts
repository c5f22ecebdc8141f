export { retentionDays, type RetainedKind } from './retention';
export { formatDays, describeKeep, type Keep, type RecordKind } from './recordKind';
