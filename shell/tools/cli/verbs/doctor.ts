import { changedFiles } from '../../../release/policy/checkIntegrity';
import { problemsOf } from '../../../release/site/compatibility';
import { readDocuments } from '../../../release/site/documents';
import { Refusal } from '../../../workspace/refusal';
import { readOptions, type Verb } from './verb';

export const doctorVerb: Verb = {
  usage: 'doctor            say what in use lacks a provider, or is not as it was deployed',
  async run({ store, args }) {
    readOptions(args, {});
    const registry = await store.registry();
    const apps = Object.values(registry.apps);
    const changed = await Promise.all(apps.map(({ current }) => changedFiles(store, current)));
    const problems = [...problemsOf(registry, await readDocuments(store, registry)), ...changed.flat()];
    if (problems.length > 0) throw new Refusal(problems.join('\n'));
    console.log('Everything in use has its provider');
    if (!registry.api)
      console.log(
        'What the API provides is not known here, and was not compared: npm run site -- deploy backend',
      );
  },
};
