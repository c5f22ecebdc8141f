export { standInShell, type StandInOptions, type StandInShell } from './standInShell';
export type { StandInToast } from './standInToasts';
export { createStandInStore, standInStoreAtOnce } from './standInStore';
