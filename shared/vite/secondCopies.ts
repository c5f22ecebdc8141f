import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages with state of their own: with two copies of one, hooks and themes of the kit find nothing. */
const SINGLE = ['react', 'react-dom', 'styled-components'] as const;
const OWN_PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));

/**
 * Refuses an app that has another copy of React than the kit: pages would be rendered with two.
 * @throws Error with one line that names both copies
 */
export async function refuseSecondCopies(root: string, kit = OWN_PACKAGE): Promise<void> {
  for (const name of SINGLE) {
    const [own, other] = await Promise.all([copyOf(name, join(root, 'package.json')), copyOf(name, kit)]);
    if (own && other && own.folder !== other.folder)
      throw new Error(
        `There are two copies of ${name}, and a page may have one: ${own.version} in ${own.folder} for the app, and ${other.version} in ${other.folder} for @school/shared. Give the app's package.json the version ${other.version} and install again`,
      );
    if (!own || !other) throw new Error(`${name} is not installed: it is a peer of @school/shared`);
  }
}

interface Copy {
  readonly folder: string;
  readonly version: string;
}

/** Returns the copy of a package that modules beside a file use. */
async function copyOf(name: string, from: string): Promise<Copy | undefined> {
  try {
    const file = realpathSync(createRequire(from).resolve(`${name}/package.json`));
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { readonly version: string };
    return { folder: dirname(file), version };
  } catch {
    return undefined;
  }
}
