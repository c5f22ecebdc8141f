import { rename, rm, stat } from 'node:fs/promises';

/**
 * Replaces the target by the draft. The last build is moved aside and removed only afterwards, so that a complete build
 * is always on disk.
 */
export async function replaceFolder(target: string, draft: string, aside: string): Promise<void> {
  if (await isThere(target)) {
    await rm(aside, { recursive: true, force: true });
    await rename(target, aside);
  }
  try {
    await rename(draft, target);
  } catch (error) {
    await putBack(target, aside);
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

/** Restores the last build after an interrupted replacement. */
export async function putBack(target: string, aside: string): Promise<void> {
  if (!(await isThere(target)) && (await isThere(aside))) await rename(aside, target);
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
