import type { ServiceContext } from '../../platform/db/context';
import { enquiryNotes } from '../../platform/db/schema';
import type { Actor } from '../../platform/http/actor';

/** Something that staff write about what was sent. */
export interface NewNote {
  /** Of what was sent. */
  id: string;
  text: string;
  /** What is sent again under the same key is kept once. */
  requestKey: string;
  actor: Pick<Actor, 'id' | 'name'>;
}

/** Keeps it with what was sent. @returns its id; undefined when it was kept under this key already */
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
