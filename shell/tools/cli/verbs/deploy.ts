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
  deploy --from DIR deploy the app that was built into a folder`,
  async run({ store, settings, args }) {
    const { values, positionals } = readArguments(args, {
      from: { type: 'string' },
      build: { type: 'boolean' },
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
    report(await deploy(store, folders, change, new Date()));
  },
};
