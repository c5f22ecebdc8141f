import { serveSite } from '../../server/serveSite';
import { readOptions, type Verb } from './verb';

export const serveVerb: Verb = {
  usage: 'serve             serve the site without building anything',
  async run({ store, settings, args }) {
    readOptions(args, {});
    await serveSite(store, settings);
    console.log(`The site is at ${settings.origin}`);
  },
};
