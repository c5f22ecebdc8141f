import type { ServiceContext } from '../../platform/db/context';
import { enquiryNotes } from '../../platform/db/schema';
import type { Actor } from '../../platform/http/actor';

/** A text of staff about a submission. */
export interface NewNote {
  /** Of the submission. */
  id: string;
  text: string;
  /** A repeat under the same key is stored once. */
  requestKey: string;
  actor: Pick<Actor, 'id' | 'name'>;
}

/** Stores it with the submission. @returns its id; undefined when it is already stored under this key */
export async function writeNote(
  { db, clock }: ServiceContext,
  { id, text, requestKey, actor }: NewNote,
  kind: 'note' | 'reply' | 'event',
): Promise<string | undefined> {
  const [made] = await db
    .insert(enquiryNotes)
    .values({ enquiryId: id, requestKey, kind, text, account: actor.id, name: actor.name, at: clock.now() })
    .onConflictDoNothing({ target: enquiryNotes.requestKey })
    .returning({ id: enquiryNotes.id });
  return made?.id;
}
