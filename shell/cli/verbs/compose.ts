import { recompose } from '../../deploy/deploy';
import { report, type Verb } from './verb';

export const composeVerb: Verb = {
  usage: 'compose           compose every page anew',
  async run({ store, settings }) {
    report(await recompose(store, settings));
  },
};
