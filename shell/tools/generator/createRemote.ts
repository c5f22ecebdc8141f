import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import type { RemotePlan } from './remotePlan';

const TEMPLATES = join(import.meta.dirname, 'templates');
const INSIDE = join(import.meta.dirname, 'inside');
const OUTSIDE = join(import.meta.dirname, 'outside');
/** The suffix of template files, so that no tool treats them as source. */
const SUFFIX = /\.txt$/;

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

/** Creates a remote in a workspace and registers it there. Returns the written files; after a failure none is left. */
export async function createRemote(workspace: string, plan: RemotePlan): Promise<string[]> {
  const folder = join(workspace, plan.name);
  const values = { ...(await sharedVersions(workspace)), ...valuesOf(plan) };
  return writeAll(folder, [TEMPLATES, INSIDE], values, () => enter(workspace, plan.name));
}

/**
 * Creates a remote in a folder of its own, for a repository without the workspace.
 * @param versions of the packages that its package.json names
 */
export function createOutside(
  folder: string,
  plan: RemotePlan,
  versions: Readonly<Record<string, string>>,
): Promise<string[]> {
  // The later ones replace the package.json and README of a remote in the workspace.
  return writeAll(folder, [TEMPLATES, OUTSIDE], { ...versions, ...valuesOf(plan) });
}

/** The values of a plan, with the beginning of its endpoints' names as code generation makes it: `summerSchool`. */
function valuesOf(plan: RemotePlan): Readonly<Record<string, string>> {
  const prefix = plan.name.slice('mf-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { ...plan, prefix, Prefix: prefix.charAt(0).toUpperCase() + prefix.slice(1) };
}

async function writeAll(
  folder: string,
  sources: readonly string[],
  values: Readonly<Record<string, string>>,
  then: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const files = new Map<string, string>();
  for (const source of sources)
    for (const template of await filesBelow(source))
      files.set(template.replace(SUFFIX, ''), join(source, template));
  try {
    for (const [file, template] of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), fill(await readFile(template, 'utf8'), values));
    }
    await then();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return [...files.keys()];
}

/** Packages that are provided once per page must have the same version everywhere. */
async function sharedVersions(workspace: string): Promise<Readonly<Record<string, string>>> {
  const { dependencies = {} } = await readPackage(join(workspace, 'shared/package.json'));
  return dependencies;
}

/** Adds it after the last remote in the list of workspaces. */
async function enter(workspace: string, name: string): Promise<void> {
  const file = join(workspace, 'package.json');
  const content = await readPackage(file);
  const existing = content.workspaces ?? [];
  const at = existing.findLastIndex((entry) => entry.startsWith('mf-')) + 1;
  const workspaces = [
    ...existing.slice(0, at || existing.length),
    name,
    ...existing.slice(at || existing.length),
  ];
  await writeFile(file, `${JSON.stringify({ ...content, workspaces }, null, 2)}\n`);
}

async function readPackage(file: string): Promise<PackageFile> {
  return JSON.parse(await readFile(file, 'utf8')) as PackageFile;
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{([\w@/-]+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`Unknown placeholder in a template: ${key}`);
    return value;
  });
}
