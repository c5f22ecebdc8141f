import { standInShell } from '@school/shared/testing';

/** The shell for the kit's components. No link leads away from the page. */
export const kitShell = standInShell({ knows: () => false });
