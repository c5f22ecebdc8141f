import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { builtManifestSchema, type AppManifest } from '@school/shared/contract/manifest';
import { exists } from '../site/files';
import { parseJson } from '../site/registry';

/** The folder of scripts and the render module in a build. */
const ASSETS = 'assets';
const RENDER_MODULE = 'server/render.mjs';

/** Reads the manifest of a built app. @throws with one readable line when it cannot be deployed */
export async function readManifest(folder: string): Promise<AppManifest> {
  const file = join(folder, 'app.json');
  if (!(await exists(file))) throw new Error(`Nothing is built in ${folder}: there is no app.json`);
  const content = parseJson(await readFile(file, 'utf8'));
  if (content === undefined) throw new Error(`${file} is refused: it is not JSON`);
  const parsed = builtManifestSchema.safeParse(content);
  if (!parsed.success) throw new Error(`${file} is refused: ${whatIsWrong(parsed.error.issues[0], content)}`);
  await refuseIncomplete(folder, parsed.data);
  return parsed.data;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function whatIsWrong(issue: Issue | undefined, content: unknown): string {
  const name = issue?.path[0] === 'contract' ? nameIn(content) : issue?.path.join('.');
  return `${name} ${issue?.message}`;
}

/** Returns the name in a manifest, even if the manifest is invalid. */
function nameIn(content: unknown): string {
  return String((content as { readonly name?: unknown }).name ?? 'the app');
}

/** Refuses a build that was interrupted or partly copied, because pages would request missing files. */
async function refuseIncomplete(folder: string, manifest: AppManifest): Promise<void> {
  const refuse = (what: string) => {
    throw new Error(`The build of ${manifest.name} in ${folder} is not complete: ${what}`);
  };
  const scripts = await readdir(join(folder, ASSETS)).catch(() => []);
  if (scripts.length === 0) refuse(`${ASSETS}/ is empty`);
  const needed: (readonly [file: string, why: string])[] = [
    [manifest.entry, 'its entry'],
    [RENDER_MODULE, 'its render module'],
    ...Object.entries(manifest.preloads).flatMap(([page, files]) =>
      files.map((file) => [file, `which ${page} preloads`] as const),
    ),
    ...Object.entries(manifest.pictures ?? {}).map(
      ([page, { file }]) => [file, `the picture of ${page}`] as const,
    ),
  ];
  if (manifest.needs?.api) needed.push([manifest.needs.api, 'what it uses of the API']);
  for (const [file, why] of needed) {
    if (!(await isFile(join(folder, file)))) refuse(`there is no ${file}, ${why}`);
  }
  const page = manifest.routes.find((route) => !manifest.preloads[route.page])?.page;
  if (page) refuse(`it does not list the scripts of ${page}`);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
