/*
 * A browser keeps a module under its address for the life of the page, even one that came broken or never came. So a
 * folder of an app has further addresses: what lies at `/apps/NAME/VERSION/assets/Page.js` is answered at
 * `/apps/NAME/VERSION/~1/assets/Page.js` too. All imports within an app are relative: loaded by an entry below `~1/`,
 * every chunk comes from there, and nothing that had failed is asked for again.
 */

const FRESH = /^(\/?apps\/[^/]+\/[^/]+\/)~\d{1,4}\//;

/** The last further address of a folder that pages ask for: what must come is noted for all of them. */
export const LAST_FOLDER = 11;
/** The last query by which a page asks again for a part of the shell, noted in the same way. */
export const LAST_QUERY = 3;

/** Beside an app's scripts: what must come at their first addresses, and what at the further ones. */
export const INTEGRITY_FILES = ['integrity.json', 'further.json'] as const;

/** A further address of an app's folder. @param base the address of the folder, with a trailing slash */
export function freshFolder(base: string, number: number): string {
  return `${base}~${number}/`;
}

/** The one address that a path below `/apps/` stands for. */
export function plainAddress(path: string): string {
  return path.replace(FRESH, '$1');
}
