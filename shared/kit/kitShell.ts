import { standInShell } from '@school/shared/testing';

/** The shell around the components of the kit: nothing here leads away from the page. */
export const kitShell = standInShell({ knows: () => false });
