import { versionsOf } from '../../../release/site/versionHistory';
import { readOptions, type Verb } from './verb';

export const listVerb: Verb = {
  usage: 'list              list all stored versions of each app: which is current, since when and by whom',
  async run({ store, args }) {
    readOptions(args, {});
    const registry = await store.registry();
    const past = await store.history();
    // A process that died between publishing a registry and recording it left it out of the history.
    const isRecorded = registry.revision === 0 || past[0]?.registry.revision === registry.revision;
    const history = isRecorded ? past : [{ registry, until: undefined }, ...past];
    console.log(`revision ${registry.revision}`);
    for (const [app, versions] of versionsOf(history)) {
      for (const [nth, { version, state, since, by }] of versions.entries()) {
        const name = (nth === 0 ? app : '').padEnd(16);
        console.log(`${name} ${version}  ${state.padEnd(8)}  ${since}${by ? `  by ${by}` : ''}`);
      }
    }
  },
};
