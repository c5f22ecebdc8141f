import { undeploy } from '../../../release/deploy/undeploy';
import { Refusal } from '../../../workspace/refusal';
import { readArguments, report, type Verb } from './verb';

export const undeployVerb: Verb = {
  usage: 'undeploy <app>    remove an app and its pages from the site; rollback restores them',
  async run({ store, settings, args }) {
    const [app, ...more] = readArguments(args, {}).positionals;
    if (!app || more.length > 0) throw new Refusal('Name one app: npm run site -- undeploy mf-donate');
    report(await undeploy(store, app, settings));
  },
};
