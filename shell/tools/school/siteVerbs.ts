import { readFile } from 'node:fs/promises';
import { folderStore } from '../../release/site/folderStore';
import { Refusal } from '../../workspace/refusal';
import { readSiteSettings } from '../../workspace/settings';
import { promoteVerb } from '../cli/verbs/canary';
import { deployVerb } from '../cli/verbs/deploy';
import { rollbackVerb } from '../cli/verbs/rollback';
import type { Verb } from '../cli/verbs/verb';
import { verifyVerb } from '../cli/verbs/verify';

type Args = readonly string[];
const BUILD = ['--from', 'dist'];

export const verify = (args: Args): Promise<void> => asVerb(verifyVerb, [...BUILD, ...args]);
export const promote = (args: Args): Promise<void> => atSite(promoteVerb, args);
export const rollback = (args: Args): Promise<void> => atSite(rollbackVerb, args);

export async function deploy(args: Args): Promise<void> {
  if (!has(args, '--to')) throw new Refusal('Name the site: school deploy --to https://school.example');
  await asVerb(deployVerb, [...BUILD, ...args]);
}

async function atSite(verb: Verb, args: Args): Promise<void> {
  if (!has(args, '--site')) throw new Refusal('Name the site: --site https://school.example');
  const { name } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly name: string };
  await asVerb(verb, [name.replace('@school/', ''), ...args]);
}

const has = (args: Args, option: string): boolean =>
  args.some((argument) => argument === option || argument.startsWith(`${option}=`));

/** Runs a verb of `npm run site`. There is no store here: all of them change or ask a site elsewhere. */
async function asVerb(verb: Verb, args: Args): Promise<void> {
  const settings = readSiteSettings(process.env);
  await verb.run({ store: folderStore(settings.siteDir), settings, args });
}
