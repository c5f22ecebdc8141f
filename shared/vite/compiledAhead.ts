import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Must be the first line of a file. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/** The chunks of the shell's start. A first visit runs most of their code. */
const START = /^(?:main|start)$|loadShare__.*school.*shared/;

/**
 * Returns a hint that makes Chromium compile a file's functions in the background while it downloads, rather than on
 * first call. It is added after all other changes to the file.
 */
export function compiledAhead({ name }: { readonly name: string }): string {
  return START.test(name) ? COMPILE_ALL : '';
}

/** Smaller files compile instantly. Bytes. */
const WORTH_IT = 40_000;

/** Checks the start's files. @throws when a large one lacks the hint, for example because chunk names changed */
export async function checkCompiledAhead(outDir: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const code = await readFile(join(outDir, file), 'utf8');
    if (code.length > WORTH_IT && !code.startsWith(COMPILE_ALL))
      throw new Error(`${file} is not compiled ahead: see shared/vite/compiledAhead.ts`);
  }
}
