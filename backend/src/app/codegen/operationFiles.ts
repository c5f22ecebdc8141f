import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../../platform/core/folders';

/** In a feature's `api` folder: the operations of the API that it uses. Edit only this file to use another one. */
const FILE = 'operations.json';
/** The folder next to it for generated files. None of them is committed. */
export const GENERATED = 'generated';

const operationsSchema = z.strictObject({
  /** Operations called by RTK Query: their endpoints, hooks and types are generated. */
  endpoints: z.array(z.string()).default([]),
  /** Operations called in another way, such as streams, uploads and downloads: they are only recorded. */
  requests: z.array(z.string()).default([]),
  /** Whether it shows what the API stores of people: the rows of the privacy page are generated. */
  storedRecords: z.boolean().default(false),
});

/** The operations that one feature of an app uses. */
export interface FeatureOperations extends z.infer<typeof operationsSchema> {
  /** The app's folder, such as `mf-donate`. */
  readonly app: string;
  /** The path of its list for messages: `mf-donate/src/api/operations.json`. */
  readonly file: string;
  /** The feature's `api` folder. */
  readonly folder: string;
}

/**
 * Returns the operations of each feature of each app. @throws Error when a feature's list is malformed or an app
 * repeats itself
 */
export function readOperationFiles(root = repositoryRoot): FeatureOperations[] {
  const features = sourcesOf(root)
    .filter(({ path }) => basename(path) === FILE)
    .map(({ app, path }) => readFeature(app, path, root));
  for (const feature of features) refuseRepeated(feature, features);
  return features;
}

/** Returns all generated files, including those of removed features. */
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
  if (!parsed.success) throw new Error(`${file} is not valid: ${z.prettifyError(parsed.error)}`);
  return { app, file, folder: dirname(path), ...parsed.data };
}

/**
 * Refuses operations that an app lists twice: its endpoints share one API, so each is generated once, for the feature
 * that the others import it from.
 */
function refuseRepeated(feature: FeatureOperations, features: readonly FeatureOperations[]): void {
  for (const operation of feature.endpoints) {
    const other = features.find(
      (it) => it !== feature && it.app === feature.app && it.endpoints.includes(operation),
    );
    if (other)
      throw new Error(`${feature.file} and ${other.file} both name ${operation}: import it from one of them`);
  }
}
