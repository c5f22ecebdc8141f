import { endPreview, pin, promote, unpin } from '../../../release/deploy/canary';
import type { SiteStore } from '../../../release/site/store';
import type { DeployResult, DeploySettings } from '../../../release/deploy/changeSite';
import { Refusal } from '../../../workspace/refusal';
import { readArguments, report, type Verb } from './verb';

type Change = (store: SiteStore, app: string, settings: DeploySettings) => Promise<DeployResult>;

/** Returns a verb that takes one name. */
const ofOne = (what: 'app' | 'preview', name: string, does: string, change: Change): Verb => ({
  usage: `${`${name} <${what}>`.padEnd(17)} ${does}`,
  async run({ store, settings, args }) {
    const { positionals, values } = readArguments(args, { reason: { type: 'string' } });
    const [app, ...more] = positionals;
    if (!app || more.length > 0)
      throw new Refusal(`Name one ${what}: npm run site -- ${name} ${EXAMPLES[what]}`);
    report(await change(store, app, { ...settings, reason: values.reason }));
  },
});

const EXAMPLES = { app: 'mf-donate', preview: 'new-form' } as const;

export const promoteVerb = ofOne(
  'app',
  'promote',
  `make the canary of an app its current version, for all visitors; rollback ends a canary`,
  promote,
);
export const pinVerb = ofOne(
  'app',
  'pin',
  'keep an app at its current version: deploys and rollbacks of it are refused',
  pin,
);
export const endPreviewVerb = ofOne('preview', 'end-preview', 'end a preview before its time', endPreview);
export const unpinVerb = ofOne('app', 'unpin', 'let a pinned app change again', unpin);
