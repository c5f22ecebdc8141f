export { DateTime, DrawerPart, FactList, History, type HistoryEntry } from './parts';
