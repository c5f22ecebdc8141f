import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFonts } from '../../../shared/fonts/subset';
import { WORKSPACE } from '../../workspace/workspace';
import { favicon } from './favicon';
import { writeRootFiles } from './writeRootFiles';

// Makes what lies in the shell's public folder from its sources: the fonts, the site's icons and what makes
// it installable. The folder `root` in it lies at the root of the site.
const folder = join(WORKSPACE, 'shell/public');

await mkdir(folder, { recursive: true });
await writeFonts(join(folder, 'fonts'));
await writeFile(join(folder, 'mark.svg'), favicon());
await writeRootFiles(join(folder, 'root'));
