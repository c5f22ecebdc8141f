import { rollBack } from '../../deploy/rollBack';
import { Refusal } from '../../workspace/refusal';
import { readArguments, report, type Verb } from './verb';

export const rollbackVerb: Verb = {
  usage: 'rollback <app>    go back to the version that was deployed before',
  async run({ store, settings, args }) {
    const [app, ...more] = readArguments(args, {}).positionals;
    if (!app || more.length > 0) throw new Refusal('Which one app? npm run site -- rollback mf-donate');
    report(await rollBack(store, app, settings));
  },
};
