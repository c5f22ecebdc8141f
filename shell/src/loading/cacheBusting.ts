/*
 * A browser caches a module by its URL for the life of the page, even a broken or missing one. So an app's folder has
 * cache-busted URLs: `/apps/NAME/VERSION/assets/Page.js` is also served at `/apps/NAME/VERSION/~1/assets/Page.js`. All
 * imports within an app are relative, so an entry loaded below `~1/` loads every chunk from there, and no failed URL is
 * requested again.
 */

const FRESH = /^(\/?apps\/[^/]+\/[^/]+\/)~\d{1,4}\//;

/** The last cache-busted folder that pages use; integrity is recorded for all of them. */
export const LAST_FOLDER = 11;
/** The last query for a retry of a part of the shell; integrity is recorded for these too. */
export const LAST_QUERY = 3;

/** Files beside an app's scripts: the integrity of their original URLs and of the cache-busted ones. */
export const INTEGRITY_FILES = ['integrity.json', 'further.json'] as const;

/** Returns a cache-busted URL of an app's folder. @param base the URL of the folder, with a trailing slash */
export function cacheBustedFolder(base: string, number: number): string {
  return `${base}~${number}/`;
}

/** Returns the original path of a cache-busted path below `/apps/`. */
export function originalPath(path: string): string {
  return path.replace(FRESH, '$1');
}
