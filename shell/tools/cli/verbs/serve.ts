import { stopServing } from '../stopServing';
import { serveFollowing } from '../../../serve/follow/serveFollowing';
import { readOptions, type Verb } from './verb';

export const serveVerb: Verb = {
  usage: 'serve             serve the site without building anything',
  async run({ store, settings, args }) {
    readOptions(args, {});
    stopServing(await serveFollowing(store, settings));
    console.log(`The site is at ${settings.origin}`);
  },
};
