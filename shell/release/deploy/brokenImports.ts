import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { filesBelow } from '@school/shared/vite/compress';

/** Render modules and service workers are no chunks of pages. */
const CHUNK = /^(?!server\/|\.vite\/|root\/).*\.js$/;
const LITERAL = /^(["'`])([^$]*)\1$/s;

/**
 * Refuses a build in which a chunk imports a missing file, statically or by `import()`. A build that was partly copied
 * would otherwise fail at the first click that needs the file.
 * @throws with one line that names the chunk and the file
 */
export async function refuseBrokenImports(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const existing = new Set(files);
  for (const file of files.filter((name) => CHUNK.test(name))) {
    for (const address of importsOf(file, await readFile(join(folder, file), 'utf8'))) {
      const target = posix.join(posix.dirname(file), address.replace(/[?#].*$/, ''));
      if (!existing.has(target))
        throw new Error(
          `The build in ${folder} is not complete: there is no ${target}, which ${file} imports`,
        );
    }
  }
}

/** Returns the relative addresses that a module imports. Addresses that are computed at run time are unknown. */
function importsOf(file: string, code: string): string[] {
  const { errors, module } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} is not JavaScript: ${errors[0].message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  const fixed = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
  ];
  const lazy = dynamicImports.map(
    ({ moduleRequest: { start, end } }) => LITERAL.exec(code.slice(start, end))?.[2],
  );
  return [...fixed, ...lazy].filter((address) => address !== undefined).filter(isRelative);
}

const isRelative = (address: string): boolean => /^\.{1,2}\//.test(address);
