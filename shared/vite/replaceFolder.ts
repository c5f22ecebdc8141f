import { rename, rm, stat } from 'node:fs/promises';

/**
 * Puts the draft in the target's place. The last good build is moved aside and goes only when the new one stands: at
 * no moment is there none on the disk.
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

/** Brings the last good build back that a replacement left aside when it was ended half way. */
export async function putBack(target: string, aside: string): Promise<void> {
  if (!(await isThere(target)) && (await isThere(aside))) await rename(aside, target);
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
