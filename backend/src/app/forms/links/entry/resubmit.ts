import { fieldsOfEntry, stepsOf, type EntryFields } from '@school/shared/competition/entry';
import { entryDraft } from '@school/shared/schemas/competition';
import type { LinkField, LinkForm } from '@school/shared/schemas/sent';
import type { EntryView } from '../../../../competition/entries/entry.routes';
import type { SentForm } from '../../sentForm';
import type { Acted } from '../linkKind';
import { issuesOf, refused, typedIn } from './saveStep';
import { fieldsOfStep } from './stepFields';

/** Returns the form that changes a returned entry. What was typed decides its choices, such as bands. */
export const resubmitForm = (entry: EntryView, sent: SentForm | undefined): LinkForm => ({
  action: 'resubmit',
  title: 'Change the entry',
  text: 'The office checks it again and writes to you. You can add documents below.',
  button: 'Resubmit',
  fields: controlsOf(sent ? typed(entry, sent) : fieldsOfEntry(entry)),
});

/** Hands a returned entry in again. */
export async function resubmit({ ask, link, sent }: Acted): Promise<Response> {
  const headers = { 'entry-key': link.secret };
  const read = await ask('GET', '/api/competition/entry', undefined, headers);
  if (!read.ok) return read;
  const fields = typed((await read.json()) as EntryView, sent);
  const entry = entryDraft.safeParse(fields);
  if (!entry.success) return refused(issuesOf(fields));
  const { method: _, leaveEmpty: __, ...details } = entry.data;
  return ask('PUT', '/api/competition/entry', details, headers);
}

/** Twice, because a new date of birth can add the fields of a guardian. */
function typed(entry: EntryView, sent: SentForm): EntryFields {
  const stored = fieldsOfEntry(entry);
  const once = typedIn(stored, controlsOf(stored), sent);
  return typedIn(once, controlsOf(once), sent);
}

function controlsOf(entry: EntryFields): LinkField[] {
  const steps = stepsOf({ birthDate: entry.competitor.birthDate, band: entry.band, isChange: true });
  const ofPapers = (fields: readonly string[]) => fields[0]?.startsWith('papers.');
  return steps.flatMap(({ id, fields }) => (ofPapers(fields) ? [] : fieldsOfStep(id, entry, [])));
}
