import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UNUSABLE } from '../../release/deploy/safeFiles';

/** A build whose files cannot be stored. */
export class UnusableBuildError extends Error {
  override readonly name = 'UnusableBuildError';
}

/**
 * Writes the files of a sent build into a temporary folder while an action runs. The names of the form's fields are
 * their paths.
 * @throws UnusableBuildError for a field without a file, and for a path that leaves the folder or occurs twice
 */
export async function withReceivedBuild<Result>(
  form: FormData,
  action: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'school-deploy-'));
  try {
    const written = new Set<string>();
    for (const [path, file] of form.entries()) {
      if (typeof file === 'string') throw new UnusableBuildError(`${JSON.stringify(path)} is no file`);
      if (!isInside(path) || written.has(path))
        throw new UnusableBuildError(`${JSON.stringify(path)} is no path of a build, or occurs twice`);
      written.add(path);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), Buffer.from(await file.arrayBuffer()));
    }
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns whether a path stays in its folder. What else makes a build unsafe is found by the deploy. */
function isInside(path: string): boolean {
  return (
    path.length <= 300 &&
    !UNUSABLE.test(path) &&
    path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  );
}
