import { changedFiles } from '../../../release/policy/checkIntegrity';
import { problemsOf } from '../../../release/site/compatibility';
import { readDocuments } from '../../../release/site/documents';
import { Refusal } from '../../../workspace/refusal';
import { readOptions, type Verb } from './verb';

export const doctorVerb: Verb = {
  usage:
    'doctor            check that every deployed app has what it imports, and that no deployed file has changed',
  async run({ store, args }) {
    readOptions(args, {});
    const registry = await store.registry();
    const apps = Object.values(registry.apps);
    const changed = await Promise.all(apps.map(({ current }) => changedFiles(store, current)));
    const problems = [...problemsOf(registry, await readDocuments(store, registry)), ...changed.flat()];
    if (problems.length > 0) throw new Refusal(problems.join('\n'));
    console.log('Every deployed app has what it imports, and no deployed file has changed');
    if (!registry.api)
      console.log('The API was not compared, because none is recorded: npm run site -- deploy backend');
  },
};
