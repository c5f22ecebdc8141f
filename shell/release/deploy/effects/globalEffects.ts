import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSync, type ESTree } from 'rolldown/utils';
import { filesBelow } from '@school/shared/vite/compress';
import type { Effect } from './effect';
import { globalStyles } from './globalStyles';
import { scriptEffects } from './scriptEffects';
import { styleEffects } from './styleEffects';

/** What pages load; render modules run on the server, and root files are no part of a page. */
const LOADED = /^(?!server\/|\.vite\/|root\/).*\.(js|css)$/;

/** Returns what the scripts and style sheets of a built remote change outside of its own area, each once. */
export async function globalEffects(folder: string): Promise<Effect[]> {
  const files = (await filesBelow(folder)).filter((file) => LOADED.test(file));
  const programs = new Map<string, ESTree.Program>();
  const found: Effect[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    if (file.endsWith('.css')) found.push(...styleEffects(text).map((effect) => ({ file, ...effect })));
    else {
      const { program } = parseSync(file, text);
      programs.set(posix.normalize(file), program);
      found.push(...scriptEffects(program).map((effect) => ({ file, ...effect })));
    }
  }
  for (const { file, css } of globalStyles(programs))
    found.push(...styleEffects(css).map((effect) => ({ file, ...effect })));
  return [...new Map(found.map((effect) => [`${effect.file} ${effect.what}`, effect])).values()];
}

/**
 * Refuses a remote that changes what belongs to the whole page, because every other app would be affected, and leaving
 * the remote would not undo it.
 * @throws with one line that names the files and what they do
 */
export async function refuseGlobalEffects(folder: string): Promise<void> {
  const wrong = (await globalEffects(folder)).filter(({ isRefused }) => isRefused);
  if (wrong.length === 0) return;
  const lines = wrong.map(({ file, what }) => `${file} ${what}`).join('; ');
  throw new Error(
    `The build in ${folder} is refused, because a remote may change only its own area: ${lines}`,
  );
}
