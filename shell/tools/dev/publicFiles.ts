import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace';

/** The shell's public folder, made from its sources if it is not there yet: fonts and icon. */
export async function publicFiles(): Promise<string> {
  const folder = join(WORKSPACE, 'shell/public');
  if (!existsSync(join(folder, 'mark.svg'))) await import('../../release/installable/publicFiles');
  return folder;
}
