import { recompose } from '../../../release/deploy/deploy';
import { readOptions, report, type Verb } from './verb';

export const composeVerb: Verb = {
  usage: 'compose           compose every page again',
  async run({ store, settings, args }) {
    readOptions(args, {});
    report(await recompose(store, settings));
  },
};
