import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '../deploy/builtApp';
import type { DeployResult } from '../deploy/changeSite';
import { deploy } from '../deploy/deploy';
import type { SiteStore } from '../site/store';
import type { SiteDescription } from './describeSite';
import { copySite } from './siteCopy';

/**
 * Deploys a build of a remote to a copy of a site in a temporary folder, so that each check of a deploy runs and nothing
 * of the site changes.
 * @throws Error with the line of the deploy that would be refused
 */
export async function verifyBuild(
  folder: string,
  description: SiteDescription,
  origin: string,
): Promise<DeployResult & { readonly app: string }> {
  const root = await mkdtemp(join(tmpdir(), 'school-verify-'));
  try {
    return await deployToCopy(await copySite(root, description), folder, description, origin);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Deploys a build of a remote to a copy of a site. @throws Error as a deploy to the site */
export async function deployToCopy(
  copy: SiteStore,
  folder: string,
  { contract: accepted }: SiteDescription,
  origin: string,
): Promise<DeployResult & { readonly app: string }> {
  const { name, contract } = await readManifest(folder);
  if (name === 'shell') throw new Error('The shell is deployed on the machine of the site only');
  if (contract !== accepted)
    throw new Error(`${name} speaks contract ${contract}, but this site speaks ${accepted}`);
  const settings = { origin, compression: 'quick', tabDays: 0 } as const;
  return { app: name, ...(await deploy(copy, [folder], settings, new Date())) };
}
