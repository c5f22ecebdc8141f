import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace';

/** Returns the shell's public folder with fonts and icon, and generates it when it is missing. */
export async function publicFiles(): Promise<string> {
  const folder = join(WORKSPACE, 'shell/public');
  if (!existsSync(join(folder, 'mark.svg'))) await import('../../release/installable/publicFiles');
  return folder;
}
