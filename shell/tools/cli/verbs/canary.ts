import { pin, promote, unpin } from '../../../release/deploy/canary';
import type { SiteStore } from '../../../release/site/store';
import type { DeployResult, DeploySettings } from '../../../release/deploy/changeSite';
import { Refusal } from '../../../workspace/refusal';
import { readArguments, report, type Verb } from './verb';

type Change = (store: SiteStore, app: string, settings: DeploySettings) => Promise<DeployResult>;

/** Returns a verb that changes one app. */
const ofOneApp = (name: string, does: string, change: Change): Verb => ({
  usage: `${`${name} <app>`.padEnd(17)} ${does}`,
  async run({ store, settings, args }) {
    const { positionals, values } = readArguments(args, { reason: { type: 'string' } });
    const [app, ...more] = positionals;
    if (!app || more.length > 0) throw new Refusal(`Name one app: npm run site -- ${name} mf-donate`);
    report(await change(store, app, { ...settings, reason: values.reason }));
  },
});

export const promoteVerb = ofOneApp(
  'promote',
  `make the canary of an app its current version, for all visitors; rollback ends a canary`,
  promote,
);
export const pinVerb = ofOneApp(
  'pin',
  'keep an app at its current version: deploys and rollbacks of it are refused',
  pin,
);
export const unpinVerb = ofOneApp('unpin', 'let a pinned app change again', unpin);
