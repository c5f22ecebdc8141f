import { EMPTY_ENTRY, openStep, readFields, type EntryFields } from '@school/shared/competition/entry';
import type { LinkField } from '@school/shared/schemas/sent';
import { entryDraft } from '@school/shared/schemas/competition';
import { isDeepStrictEqual } from 'node:util';
import type { EntryDraft } from '../../../../competition/drafts/drafts.routes';
import type { SlotBoard } from '../../../../competition/slots/slots.routes';
import type { FieldError } from '../../../../platform/core/errors';
import { jsonOf } from '../../../../platform/core/readJson';
import type { AskRoute } from '../../paidOperation';
import type { SentForm } from '../../sentForm';
import { uuidOf } from '../../derivedKey';
import type { Acted, Link } from '../linkKind';
import { fieldsOfStep } from './stepFields';
import { stepsOfEntry } from './stepPage';

/** Reads the draft of a link. */
export const askDraft = (ask: AskRoute, { secret }: Link): Promise<Response> =>
  ask('GET', '/api/competition/draft', undefined, { 'draft-key': secret });

export const askBoard = (ask: AskRoute): Promise<Response> => ask('GET', '/api/competition/slots');

/** Returns the fields of a draft, with the steps that are complete by today's rules. */
export function entryOf({ values }: EntryDraft): EntryFields {
  const entry = readFields(values);
  return { ...entry, done: completeOf(entry, entry.done) };
}

/**
 * Saves a step to the draft and holds the chosen time. Other steps stay as they are stored, so that a step which is sent
 * twice, or from an older page, changes only its own fields.
 */
export async function saveStep(acted: Acted, isLastTry = false): Promise<Response> {
  const { ask, deps, link, sent, id } = acted;
  const [read, board] = await Promise.all([askDraft(ask, link), askBoard(ask)]);
  if (!read.ok) return read;
  if (!board.ok) return board;
  const draft = (await read.json()) as EntryDraft;
  // It was sent meanwhile: the page shows the entry.
  if (draft.entryKey !== null) return nothingDone();
  const before = entryOf(draft);
  const step = openStep(stepsOfEntry(before), before.done, id);
  if (step.id !== id) return nothingDone();
  const { slots } = (await board.json()) as SlotBoard;
  const typed = typedIn(before, fieldsOfStep(step.id, before, slots), sent);
  const entry = {
    ...withoutStale(before, typed),
    // The same for each attempt, so that a repeat is the same hold and the same entry.
    holdToken: before.holdToken || uuidOf(deps.signed.proofOf('plain-entry-hold', link.secret)),
    submissionKey: before.submissionKey || uuidOf(deps.signed.proofOf('plain-entry', link.secret)),
  };
  const wrong = issuesIn(issuesOf(entry), step.fields);
  if (wrong.length > 0) return refused(wrong);
  const hold = step.id === 'audition' && !entry.waits ? await holdTime(ask, entry) : undefined;
  if (hold && !hold.ok) return hold;
  const values = { ...entry, done: completeOf(entry, [...before.done, step.id]) };
  if (isDeepStrictEqual(values, before)) return nothingDone();
  const change = { values, revision: draft.revision };
  const saved = await ask('PUT', '/api/competition/draft', change, { 'draft-key': link.secret });
  // The same step sent at the same time, or another device.
  return saved.status === 409 && !isLastTry ? saveStep(acted, true) : saved;
}

/** An action that only shows another page. */
export const nothingDone = async (): Promise<Response> => Response.json({});

/** Returns a refusal as the API's own routes do. */
export const refused = (fields: readonly FieldError[]): Response =>
  Response.json(
    { error: { code: 'validation_failed', message: 'Please check the marked fields.', fields } },
    { status: 422 },
  );

/** Returns what is wrong in an entry, by the schema of its operation. */
export const issuesOf = (entry: EntryFields): FieldError[] =>
  (entryDraft.safeParse(entry).error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));

const issuesIn = (issues: readonly FieldError[], fields: readonly string[]): FieldError[] =>
  issues.filter(({ field }) => fields.some((name) => field === name || field.startsWith(`${name}.`)));

async function holdTime(ask: AskRoute, { slot, holdToken }: EntryFields): Promise<Response> {
  if (slot === '') return refused([{ field: 'slot', message: 'Please choose an audition time' }]);
  return ask('PUT', '/api/competition/slots/hold', { slot }, { 'hold-token': holdToken });
}

/** Returns the entry with the typed values of these fields. */
export function typedIn(before: EntryFields, fields: readonly LinkField[], sent: SentForm): EntryFields {
  const values = structuredClone(before) as unknown as Record<string, unknown>;
  for (const { name, kind } of fields) {
    const [first = '', second] = name.split('.');
    const place = second === undefined ? values : (values[first] as Record<string, unknown>);
    // A file that is not sent again stays.
    if (kind === 'file' && !sent.has(name)) continue;
    place[second ?? first] =
      kind === 'checkbox'
        ? sent.has(name)
        : kind === 'file'
          ? (jsonOf(sent.text(name)) ?? null)
          : sent.text(name);
  }
  return readFields(values);
}

/** Another instrument clears band and pieces, and another band the pieces, because they depend on it. */
function withoutStale(before: EntryFields, entry: EntryFields): EntryFields {
  const isOther = entry.instrument !== before.instrument;
  if (!isOther && entry.band === before.band) return entry;
  return { ...entry, pieces: EMPTY_ENTRY.pieces, ...(isOther && { band: '' }) };
}

/** Returns the completed steps that are still valid, because an answer can change what other steps require. */
function completeOf(entry: EntryFields, done: readonly string[]): string[] {
  const issues = issuesOf(entry);
  return stepsOfEntry(entry).flatMap(({ id, fields }) =>
    done.includes(id) && issuesIn(issues, fields).length === 0 ? [id] : [],
  );
}
