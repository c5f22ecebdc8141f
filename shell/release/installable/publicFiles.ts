import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFonts } from '../../../shared/fonts/subset';
import { WORKSPACE } from '../../workspace/workspace';
import { favicon } from './favicon';
import { writeRootFiles } from './writeRootFiles';

// Generates the shell's public folder: fonts, icons, and the files that make the site installable. Its folder `root` is
// served at the root of the site.
const folder = join(WORKSPACE, 'shell/public');

await mkdir(folder, { recursive: true });
await writeFonts(join(folder, 'fonts'));
await writeFile(join(folder, 'mark.svg'), favicon());
await writeRootFiles(join(folder, 'root'));
