import { rollBack } from '../../../release/deploy/rollBack';
import { Refusal } from '../../../workspace/refusal';
import { readArguments, report, type Verb } from './verb';

export const rollbackVerb: Verb = {
  usage: `rollback <app>    go back to the version that was deployed before (backend: to what the API provided); --to VERSION to any that is in the store`,
  async run({ store, settings, args }) {
    const { positionals, values } = readArguments(args, { to: { type: 'string' } });
    const [app, ...more] = positionals;
    if (!app || more.length > 0) throw new Refusal('Which one app? npm run site -- rollback mf-donate');
    report(await rollBack(store, app, settings, values.to));
  },
};
