import { resolve } from 'node:path';
import { deploy } from '../../../release/deploy/deploy';
import { buildProjects } from '../../../workspace/processes';
import { Refusal } from '../../../workspace/refusal';
import { BACKEND } from '../../../release/site/registry';
import { builtFolders, remoteNames } from '../../../workspace/workspace';
import { readArguments, report, type Verb } from './verb';

export const deployVerb: Verb = {
  usage: `deploy [app …]    put built apps on the site and what a built backend provides (all when none is named); --build builds
                    them first
  deploy --from DIR put the app on the site that was built into a folder`,
  async run({ store, settings, args }) {
    const { values, positionals } = readArguments(args, {
      from: { type: 'string' },
      build: { type: 'boolean' },
    });
    if (values.from !== undefined && (values.build || positionals.length > 0))
      throw new Refusal('--from takes what is built in one folder, and nothing else');
    const known = ['shell', ...remoteNames(), BACKEND];
    const unknown = positionals.find((app) => !known.includes(app));
    if (unknown) throw new Refusal(`There is no app called ${unknown}; there are ${known.join(', ')}`);
    const apps = positionals.length > 0 ? positionals : known;
    if (values.build) await buildProjects(apps);
    const folders = values.from === undefined ? builtFolders(apps) : [resolve(values.from)];
    report(await deploy(store, folders, settings, new Date()));
  },
};
