import { withoutTrap } from '@school/shared/schemas/common';
import { hasGrades, isForChildren, lessonTimes } from '@school/shared/schemas/lessons';
import { type MusicStudyRegistration } from '@school/shared/schemas/music-study';
import type { Deps } from '../platform/http/deps';
import { musicStudyRegistrations } from '../platform/db/schema';
import { enqueueMail } from '../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../platform/mail/enqueueStaffMail';
import { creditLink } from '../community/referrals/creditLink';
import { toFamily, toStaff } from './registration.mails';

/** What a registration is known by: to the API by its key, to people by its reference. */
interface Names {
  key: string;
  reference: string;
}

/** Stores a registration and answers the family. @returns false when this submission was there already */
export async function register(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  input: MusicStudyRegistration,
  { key, reference }: Names,
): Promise<boolean> {
  const { db, clock } = deps;
  const { from, ...registration } = withoutTrap(input);
  const [row] = await db
    .insert(musicStudyRegistrations)
    .values({
      ...registration,
      ...askedOf(input),
      times: lessonTimes.filter((time) => input.times.includes(time)),
      submissionKey: key,
      reference,
      receivedAt: clock.now(),
    })
    .onConflictDoNothing({ target: musicStudyRegistrations.submissionKey })
    .returning();
  if (!row) return false;
  if (from) await creditLink(deps, from, 'wrote');
  await enqueueMail(deps, { key: `registration:${row.id}:family`, to: row.email, message: toFamily(row) });
  await enqueueStaffMail(deps, {
    topic: 'lessons',
    key: `registration:${row.id}:staff`,
    message: toStaff(row),
  });
  return true;
}

/** What was typed before another programme was chosen, and is not asked there, counts for nothing. */
const askedOf = ({ programme, grade, guardian }: MusicStudyRegistration) => ({
  grade: hasGrades(programme) ? grade : undefined,
  guardian: isForChildren(programme) ? guardian : undefined,
});
