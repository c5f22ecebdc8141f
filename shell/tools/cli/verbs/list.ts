import { BACKEND } from '../../../release/site/registry';
import { readOptions, type Verb } from './verb';

export const listVerb: Verb = {
  usage: 'list              list current and previous versions',
  async run({ store, args }) {
    readOptions(args, {});
    const { apps, api, revision } = await store.registry();
    console.log(`revision ${revision}`);
    for (const [name, { current, previous }] of Object.entries({ ...apps, ...(api && { [BACKEND]: api }) })) {
      console.log(
        `${name.padEnd(16)} ${current.version}  ${current.deployedAt}  previous: ${previous?.version ?? '-'}`,
      );
    }
  },
};
