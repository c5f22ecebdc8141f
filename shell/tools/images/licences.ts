import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../workspace/refusal';
import { WORKSPACE } from '../../workspace/workspace';

const bom = z.looseObject({
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      licenses: z
        .array(
          z.union([
            z.object({ expression: z.string() }).transform(({ expression }) => expression),
            z
              .object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) })
              .transform(({ license }) => license.id ?? license.name ?? ''),
          ]),
        )
        .default([]),
    }),
  ),
});

type Component = Pick<z.infer<typeof bom>['components'][number], 'name' | 'version' | 'licenses'>;

/** The used part of npm's CycloneDX. */
interface Bom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** Licences that let the product run without publishing its source. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  // Separate libraries, which are loaded and not changed.
  'LGPL-3.0',
  'LGPL-3.0-or-later',
];

/** Licences that packages have as a file alone, read by a person: another version has to be looked at again. */
const READ: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

/** The bill of materials of a release, as CycloneDX and as a list of licences. */
export interface Papers {
  /** CycloneDX, JSON. */
  readonly bom: string;
  /** Markdown: each package with its version and licence. */
  readonly licences: string;
}

/**
 * Makes the papers of a release from the lock file.
 * @throws Refusal that lists packages without a licence that may be used
 */
export function papersOf(): Papers {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
    { cwd: WORKSPACE, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Refusal(`The bill of materials cannot be made: ${stderr.trim()}`);
  const whole = JSON.parse(stdout) as Bom;
  const released = releasedPackages();
  const { components } = bom.parse(whole);
  const kept = components.filter(({ name, version }) => released.has(`${name}@${version}`));
  const refs = new Set(kept.map((component) => component['bom-ref']));
  const made = {
    ...whole,
    components: whole.components.filter((component) => refs.has(component['bom-ref'])),
    dependencies: whole.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
  return { bom: JSON.stringify(made, null, 2), licences: licencesOf(kept) };
}

/** Returns packages as `name@version` that run in production. npm's own filter leaves out those that tools use as well. */
function releasedPackages(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(WORKSPACE, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<
      Record<
        string,
        { name?: string; version?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
      >
    >;
  };
  const inFolder = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/;
  return new Set(
    Object.entries(packages).flatMap(([path, { name, version, dev, devOptional, link }]) => {
      const [, folder] = inFolder.exec(path) ?? [];
      return folder && !dev && !devOptional && !link ? [`${name ?? folder}@${version}`] : [];
    }),
  );
}

/** Returns the list of licences. @throws Refusal that lists packages whose licence may not be used */
export function licencesOf(components: readonly Component[]): string {
  const rows = components
    .map(({ name, version, licenses }) => ({
      name,
      version,
      licence: licenses.join(' AND ') || (READ[`${name}@${version}`] ?? ''),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const refused = rows.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0) {
    const named = refused.map(({ name, version, licence }) => `${name} ${version} (${licence || 'none'})`);
    throw new Refusal(`The licence of these packages may not be used: ${named.join(', ')}`);
  }
  const lines = rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return ['| package | version | licence |', '| --- | --- | --- |', ...lines, ''].join('\n');
}

/** Of alternatives one must be allowed, of joined licences all. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.includes(id.trim())));
}
