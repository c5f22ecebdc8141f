export { storedRecords } from './generated/storedRecords';
