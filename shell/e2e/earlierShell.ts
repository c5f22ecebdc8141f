import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../workspace/workspace';

const CORE = '@school/shared';

interface ShellManifest {
  readonly provides: { readonly packages: Readonly<Record<string, readonly string[]>> };
}

/**
 * Turns the built shell into an earlier one whose runtime core lacks some names, in its code and its manifest.
 * @param folder its destination
 * @throws when the built code does not export such a name
 */
export function makeEarlierShell(folder: string, lacks: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(WORKSPACE, 'shell/dist'), folder, { recursive: true });
  for (const name of lacks) takeOut(join(folder, 'assets'), name);
  const file = join(folder, 'app.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ShellManifest;
  const { packages } = manifest.provides;
  const names = packages[CORE]?.filter((name) => !lacks.includes(name));
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, provides: { packages: { ...packages, [CORE]: names } } }),
  );
}

/** In the build, exports are an object with a function per name: `{Link:()=>a,NavLink:()=>b,…}`. */
function takeOut(assets: string, name: string): void {
  const handedOut = new RegExp(`([{,])${name}:\\(\\)=>`);
  let found = 0;
  for (const file of readdirSync(assets).filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(join(assets, file), 'utf8');
    if (!handedOut.test(code)) continue;
    found++;
    writeFileSync(join(assets, file), code.replace(handedOut, `$1not_yet_${name}:()=>`));
    // The compressed file still contains the name.
    rmSync(join(assets, `${file}.br`), { force: true });
  }
  if (found !== 1) throw new Error(`${name} is exported by ${found} chunks of the shell instead of one`);
}
