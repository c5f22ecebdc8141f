import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '../workspace/workspace';

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'chore'];

/** The maximum length of a subject. */
const LONGEST = 72;

/** Verbs whose imperative ends like a past tense or participle. */
const IMPERATIVES = new Set(['bring', 'embed', 'feed', 'need', 'seed', 'shed', 'speed', 'string']);

const groupsOfBackend = () =>
  readdirSync(join(WORKSPACE, 'backend/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const scopes = () => ['workspace', 'shell', 'shared', 'backend', ...remoteNames(), ...groupsOfBackend()];

/** Returns what is wrong with a commit's subject, or undefined when it is `type(scope): imperative`. */
export function faultOf(subject: string): string | undefined {
  const [, type = '', scope = '', text = ''] = /^(\w+)\(([\w-]+)\): (.+)$/.exec(subject) ?? [];
  if (!type) return 'is not `type(scope): imperative`';
  if (!TYPES.includes(type)) return `has the unknown type ${type}`;
  if (!scopes().includes(scope)) return `has the unknown scope ${scope}`;
  if (subject.length > LONGEST) return `has ${subject.length} characters, ${LONGEST} at most are allowed`;
  const [verb = ''] = text.split(' ');
  if (!/^[a-z]/.test(text) || text.endsWith('.')) return 'is not one phrase in lower case';
  if (/(ed|ing)$/.test(verb) && !IMPERATIVES.has(verb)) return `does not begin with an imperative: ${verb}`;
  return undefined;
}
