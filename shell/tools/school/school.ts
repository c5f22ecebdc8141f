import { Refusal } from '../../workspace/refusal';
import { command } from '../cli/command';

const USAGE = `school …, in the folder of a remote
  new NAME [--path /lessons] [--title "Lessons"] [--packages DIR]
                     create a remote in a new folder; --packages names the folder of the packed archives
  build              build the app into dist
  alone [--against URL]
                     serve it from source with a stand-in shell, and the API of a site
  dev [--against URL]
                     serve a site with the app in it, built again on every change
  verify --against URL
                     refuse what a deploy to that site would refuse, without a token
  deploy --to URL [--canary 5% | --preview NAME]
                     deploy the build, with the token in SITE_DEPLOY_TOKEN
  promote, rollback --site URL
                     make the canary the current version, or return to the version before`;

type Run = (args: readonly string[]) => Promise<void>;

/** Loaded one by one, because the bundler and the server take seconds to load. */
const COMMANDS: Readonly<Record<string, () => Promise<Run>>> = {
  new: async () => (await import('./createNew')).createNew,
  build: async () => (await import('./build')).build,
  alone: async () => (await import('./aloneAgainst')).aloneAgainst,
  dev: async () => (await import('./devAgainst')).devAgainst,
  verify: async () => (await import('./siteVerbs')).verify,
  deploy: async () => (await import('./siteVerbs')).deploy,
  promote: async () => (await import('./siteVerbs')).promote,
  rollback: async () => (await import('./siteVerbs')).rollback,
};

// The command of remotes in repositories of their own.
await command(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Refusal(USAGE);
  await (
    await load()
  )(args);
});
