import { resolve } from 'node:path';
import { deploy } from '../../../release/deploy/deploy';
import { buildProjects } from '../../../workspace/processes';
import { Refusal } from '../../../workspace/refusal';
import { BACKEND } from '../../../release/site/registry';
import { builtFolders, remoteNames } from '../../../workspace/workspace';
import { DESPITE, readArguments, report, type Verb } from './verb';

export const deployVerb: Verb = {
  usage: `deploy [app …]    deploy built apps and the API document of a built backend (all by default); --build builds
                    them first; --despite-open-tabs goes ahead, and records it, although tabs of the last
                    SITE_TAB_DAYS days lack something of the API then
  deploy --from DIR deploy the app that was built into a folder
  deploy … --canary 5%
                    show one remote to a share of visitors only; again with another share for more of them`,
  async run({ store, settings, args }) {
    const { values, positionals } = readArguments(args, {
      from: { type: 'string' },
      build: { type: 'boolean' },
      canary: { type: 'string' },
      ...DESPITE,
    });
    if (values.from !== undefined && (values.build || positionals.length > 0))
      throw new Refusal('--from takes one build folder and no other arguments');
    const existing = ['shell', ...remoteNames(), BACKEND];
    const unknown = positionals.find((app) => !existing.includes(app));
    if (unknown) throw new Refusal(`There is no app called ${unknown}; there are ${existing.join(', ')}`);
    const apps = positionals.length > 0 ? positionals : existing;
    if (values.build) await buildProjects(apps);
    const folders = values.from === undefined ? builtFolders(apps) : [resolve(values.from)];
    const change = { ...settings, despiteOpenTabs: values['despite-open-tabs'] };
    report(await deploy(store, folders, change, new Date(), percentOf(values.canary)));
  },
};

/** Parses a share such as `5%`. @throws Refusal for anything but whole percents from 1 to 99 */
function percentOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const [, digits] = /^([1-9]\d?)%?$/.exec(given) ?? [];
  if (digits === undefined)
    throw new Refusal(`--canary takes a share from 1% to 99%, such as 5%, and not ${given}`);
  return Number(digits);
}
