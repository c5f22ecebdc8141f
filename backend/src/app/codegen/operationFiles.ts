import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../../platform/core/folders';

/** In a feature's `api` folder: which operations of the API it uses. The one file to edit when it needs another. */
const FILE = 'operations.json';
/** The folder beside it that holds what is generated. Nothing in it is committed. */
export const GENERATED = 'generated';

const operationsSchema = z.strictObject({
  /** Operations that it asks by RTK Query: their endpoints, hooks and types are generated. */
  endpoints: z.array(z.string()).default([]),
  /** Operations that it asks in another way, such as streams, uploads and downloads: they are only recorded. */
  requests: z.array(z.string()).default([]),
});

/** What one feature of an app uses of the API. */
export interface FeatureOperations extends z.infer<typeof operationsSchema> {
  /** The app's folder, such as `mf-donate`. */
  readonly app: string;
  /** Its list of operations, as messages name it: `mf-donate/src/api/operations.json`. */
  readonly file: string;
  /** The feature's `api` folder. */
  readonly folder: string;
}

/** What each feature of each app uses of the API. @throws Error when a feature's list is malformed or an app repeats itself */
export function readOperationFiles(root = repositoryRoot): FeatureOperations[] {
  const features = sourcesOf(root)
    .filter(({ path }) => basename(path) === FILE)
    .map(({ app, path }) => readFeature(app, path, root));
  for (const feature of features) refuseRepeated(feature, features);
  return features;
}

/** The files that were generated at any time, also those of a feature that is gone. */
export function generatedPaths(root = repositoryRoot): string[] {
  return sourcesOf(root)
    .map(({ path }) => path)
    .filter((path) => /[\\/]api[\\/]generated[\\/][^\\/]+$/.test(path));
}

function sourcesOf(root: string): { readonly app: string; readonly path: string }[] {
  const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  return apps.sort().flatMap((app) =>
    readdirSync(join(root, app, 'src'), { recursive: true, encoding: 'utf8' })
      .sort()
      .map((path) => ({ app, path: join(root, app, 'src', path) })),
  );
}

function readFeature(app: string, path: string, root: string): FeatureOperations {
  const file = relative(root, path);
  const parsed = operationsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is refused: ${z.prettifyError(parsed.error)}`);
  return { app, file, folder: dirname(path), ...parsed.data };
}

/** All endpoints of an app stand in one API, so each is generated once, for the feature that the others import it from. */
function refuseRepeated(feature: FeatureOperations, features: readonly FeatureOperations[]): void {
  for (const operation of feature.endpoints) {
    const other = features.find(
      (it) => it !== feature && it.app === feature.app && it.endpoints.includes(operation),
    );
    if (other)
      throw new Error(`${feature.file} and ${other.file} both name ${operation}: import it from one of them`);
  }
}
