import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { DeployResult } from '../../../release/deploy/changeSite';
import type { SiteStore } from '../../../release/site/store';
import { Refusal } from '../../../workspace/refusal';
import type { SiteSettings } from '../../../workspace/settings';

/** The context of a verb of `npm run site`. */
interface VerbContext {
  readonly store: SiteStore;
  readonly settings: SiteSettings;
  /** The arguments after the verb. */
  readonly args: readonly string[];
}

/** A verb of `npm run site`, with its usage. */
export interface Verb {
  readonly usage: string;
  readonly run: (context: VerbContext) => Promise<void>;
}

/** The option of a change that breaks open tabs. */
export const DESPITE = { 'despite-open-tabs': { type: 'boolean' } } as const;

/** Parses the arguments of a verb. @throws Refusal for an unknown option */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message.split('. ')[0]);
  }
}

/** Parses options only. @throws Refusal for anything else */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  const { values, positionals } = readArguments(args, options);
  if (positionals.length > 0) throw new Refusal(`Unknown argument: ${positionals.join(' ')}`);
  return values;
}

/** Prints the result of a change of the site. */
export function report(result: DeployResult): void {
  const { revision, changed, removed, composed, deadLinks, brokenTabs, news } = result;
  const lines = [
    ...Object.entries(changed).map(([app, version]) => `${app} is now ${version}`),
    ...removed.map((app) => `${app} was removed; npm run site -- rollback ${app} restores it`),
    ...news,
  ];
  console.log(lines.length > 0 ? lines.join('\n') : 'Nothing changed');
  console.log(
    `revision ${revision}, ${composed.length} pages composed${composed.length > 0 ? `: ${composed.join(' ')}` : ''}`,
  );
  for (const line of brokenTabs) console.warn(`Warning: done despite open tabs: ${line}`);
  warnOfDeadLinks(deadLinks);
}

/** Prints the links that a change of the site breaks. */
export function warnOfDeadLinks(deadLinks: DeployResult['deadLinks']): void {
  for (const { link, pages } of deadLinks) {
    const further = pages.length > SHOWN_PAGES ? ` and ${pages.length - SHOWN_PAGES} more pages` : '';
    const shown = pages.slice(0, SHOWN_PAGES).join(' ');
    console.warn(`Warning: no page answers ${link} any more, but these link to it: ${shown}${further}`);
  }
}

/** How many of the pages with a dead link are named. */
const SHOWN_PAGES = 5;
