import { resolve } from 'node:path';
import { readManifest } from '../../../release/deploy/builtApp';
import { deploy, type Channel } from '../../../release/deploy/deploy';
import { buildProjects } from '../../../workspace/processes';
import { Refusal } from '../../../workspace/refusal';
import { BACKEND } from '../../../release/site/registry';
import { PREVIEWS_PATH } from '../../../release/site/preview';
import { builtFolders, remoteNames } from '../../../workspace/workspace';
import { sendChange } from './sendChange';
import { DESPITE, readArguments, report, type Verb } from './verb';

export const deployVerb: Verb = {
  usage: `deploy [app …]    deploy built apps and the API document of a built backend (all by default); --build builds
                    them first; --despite-open-tabs goes ahead, and records it, although tabs of the last
                    SITE_TAB_DAYS days lack something of the API then
  deploy --from DIR deploy the app that was built into a folder
  deploy … --canary 5%
                    show one remote to a share of visitors only; again with another share for more of them
  deploy … --preview NAME
                    show one remote to whoever has the printed address, for 14 days
  deploy … --to URL deploy one remote to a site on another machine, with the token in SITE_DEPLOY_TOKEN`,
  async run({ store, settings, args }) {
    const { values, positionals } = readArguments(args, {
      from: { type: 'string' },
      build: { type: 'boolean' },
      canary: { type: 'string' },
      preview: { type: 'string' },
      to: { type: 'string' },
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
    const channel = channelOf(values);
    const despiteOpenTabs = values['despite-open-tabs'];
    if (values.to !== undefined) {
      const [folder, ...others] = folders;
      if (!folder || others.length > 0) throw new Refusal('--to takes one remote: name it');
      const { name: app } = await readManifest(folder);
      const query = {
        canary: channel && 'canary' in channel ? String(channel.canary) : undefined,
        preview: values.preview,
        'despite-open-tabs': despiteOpenTabs ? 'yes' : undefined,
      };
      return sendChange(settings, { site: values.to, app, act: 'deploy', folder, query });
    }
    const change = { ...settings, despiteOpenTabs };
    report(await deploy(store, folders, change, new Date(), channel));
    const { previews = {} } = await store.registry();
    const preview = values.preview === undefined ? undefined : previews[values.preview];
    if (preview) console.log(`${settings.origin}${PREVIEWS_PATH}/${preview.key} until ${preview.expiresAt}`);
  },
};

interface Given {
  readonly canary?: string | undefined;
  readonly preview?: string | undefined;
}

function channelOf({ canary, preview }: Given): Channel | undefined {
  if (canary !== undefined && preview !== undefined)
    throw new Refusal('A deploy is a canary or a preview, not both');
  if (preview !== undefined) return { preview };
  return canary === undefined ? undefined : { canary: percentOf(canary) };
}

/** Parses a share such as `5%`. @throws Refusal for anything but whole percents from 1 to 99 */
function percentOf(given: string): number {
  const [, digits] = /^([1-9]\d?)%?$/.exec(given) ?? [];
  if (digits === undefined)
    throw new Refusal(`--canary takes a share from 1% to 99%, such as 5%, and not ${given}`);
  return Number(digits);
}
