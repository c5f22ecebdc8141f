import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { siteDescriptionSchema, type SiteDescription } from '../../../release/verify/describeSite';
import { verifyBuild } from '../../../release/verify/verifyBuild';
import { DESCRIPTION_PATH, LARGEST_BUILD } from '../../../serve/deploys/deployRoutes';
import { buildProjects } from '../../../workspace/processes';
import { Refusal } from '../../../workspace/refusal';
import { builtFolders, remoteNames } from '../../../workspace/workspace';
import { readArguments, warnOfDeadLinks, type Verb } from './verb';

export const verifyVerb: Verb = {
  usage: `verify app --against URL
                    refuse what a deploy of the built remote to that site would refuse; needs no token and changes
                    nothing; --build builds it first, --from DIR takes another folder`,
  async run({ args }) {
    const { values, positionals } = readArguments(args, {
      against: { type: 'string' },
      from: { type: 'string' },
      build: { type: 'boolean' },
    });
    const [app, ...more] = positionals;
    if (!values.against || more.length > 0 || (app === undefined) === (values.from === undefined))
      throw new Refusal('Name one remote and a site: verify mf-donate --against https://school.example');
    if (app !== undefined && !remoteNames().includes(app))
      throw new Refusal(`There is no remote called ${app}; there are ${remoteNames().join(', ')}`);
    if (app !== undefined && values.build) await buildProjects([app]);
    await verifyAgainst(
      values.against,
      app === undefined ? resolve(values.from ?? '') : builtFolders([app])[0]!,
    );
  },
};

/** Verifies a build against a site, and prints the result. @throws Refusal with what a deploy would refuse */
async function verifyAgainst(site: string, folder: string): Promise<void> {
  const { origin, description } = await descriptionOf(site);
  const { app, composed, deadLinks } = await verifyBuild(folder, description, origin);
  const sizes = (await filesBelow(folder)).map(async (file) => (await stat(join(folder, file))).size);
  const size = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
  if (size > LARGEST_BUILD) throw new Refusal('This build is too large.');
  const pages = composed.length > 0 ? composed.join(' ') : 'it is deployed already';
  console.log(`${app} fits ${origin} at revision ${description.registry.revision}: ${pages}`);
  warnOfDeadLinks(deadLinks);
}

/** Reads what a site says about itself. @throws Refusal when it cannot be reached or read */
export async function descriptionOf(
  site: string,
): Promise<{ readonly origin: string; readonly description: SiteDescription }> {
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new Refusal(`${site} is no address of a site, such as https://school.example`);
  const { origin } = new URL(site);
  const response = await fetch(origin + DESCRIPTION_PATH, { signal: AbortSignal.timeout(60_000) }).catch(
    (error: Error) => {
      throw new Refusal(`${origin} cannot be reached: ${error.message}`);
    },
  );
  const description = siteDescriptionSchema.safeParse(await response.json().catch(() => undefined));
  if (response.ok && description.success) return { origin, description: description.data };
  throw new Refusal(
    `${origin} does not say what it provides in a way that these tools can read (it answered ${response.status}): its server is older than they are, or newer`,
  );
}
