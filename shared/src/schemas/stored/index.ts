export { storedRecords } from './storedRecords';
export { retentionDays, type RetainedKind } from './retention';
export { daysWords, keepWords, type Keep, type RecordKind } from './recordKind';
