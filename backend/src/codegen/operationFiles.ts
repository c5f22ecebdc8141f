import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../core/folders';

/** In a feature's `api` folder: which operations of the API it uses. The one file to edit when it needs another. */
const FILE = 'operations.json';

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
  /** The feature's `api` folder. */
  readonly folder: string;
}

/** What each feature of each app uses of the API. @throws Error when a feature's list is malformed or an app repeats itself */
export function readOperationFiles(root = repositoryRoot): FeatureOperations[] {
  const features = appsOf(root).flatMap((app) =>
    sourcesOf(join(root, app, 'src'))
      .filter((path) => basename(path) === FILE)
      .sort()
      .map((path) => readFeature(app, path)),
  );
  for (const feature of features) refuseRepeated(feature, features);
  return features;
}

function appsOf(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .sort();
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
}

function readFeature(app: string, path: string): FeatureOperations {
  const parsed = operationsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} is refused: ${z.prettifyError(parsed.error)}`);
  return { app, folder: dirname(path), ...parsed.data };
}

/** All endpoints of an app stand in one API, so each is generated once, for the feature that the others import it from. */
function refuseRepeated(feature: FeatureOperations, features: readonly FeatureOperations[]): void {
  for (const operation of feature.endpoints) {
    const other = features.find(
      (it) => it !== feature && it.app === feature.app && it.endpoints.includes(operation),
    );
    if (other)
      throw new Error(
        `${feature.folder} and ${other.folder} both name ${operation}: import it from one of them`,
      );
  }
}
