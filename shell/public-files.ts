import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { favicon } from '@school/shared/art/draw';
import { writeFonts } from '../shared/fonts/subset';

// Makes what lies in the shell's public folder from its sources: the fonts and the site's icon.
const folder = join(import.meta.dirname, 'public');

await mkdir(folder, { recursive: true });
await writeFonts(join(folder, 'fonts'));
await writeFile(join(folder, 'mark.svg'), favicon());
