import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Must be the first of a file. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/** The chunks of the shell's start, most of which any first visit runs. */
const START = /^(?:main|start)$|loadShare__.*school.*shared/;

/**
 * Has browsers that know it (Chromium) compile a file's functions while it comes, beside the page's own thread, rather
 * than one by one when they are first called. It is put there after all else was done.
 */
export function compiledAhead({ name }: { readonly name: string }): string {
  return START.test(name) ? COMPILE_ALL : '';
}

/** Smaller files are compiled in no time. Bytes. */
const WORTH_IT = 40_000;

/** @throws when the start loads a large file that is not compiled ahead: chunks may come by other names one day */
export async function checkCompiledAhead(outDir: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const code = await readFile(join(outDir, file), 'utf8');
    if (code.length > WORTH_IT && !code.startsWith(COMPILE_ALL))
      throw new Error(`${file} is not compiled ahead: see shared/vite/compiledAhead.ts`);
  }
}
