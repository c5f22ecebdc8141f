export { storedRecords } from './storedRecords';
export { keepWords, type Keep, type RecordKind } from './recordKind';
