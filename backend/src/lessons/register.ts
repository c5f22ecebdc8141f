import { withoutTrap } from '@school/shared/schemas/common';
import { hasGrades, isForChildren, lessonTimes } from '@school/shared/schemas/lessons';
import { type MusicStudyRegistration } from '@school/shared/schemas/music-study';
import type { Deps } from '../platform/http/deps';
import { musicStudyRegistrations } from '../platform/db/schema';
import { enqueueMail } from '../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../platform/mail/enqueueStaffMail';
import { creditLink } from '../community/referrals/creditLink';
import { toFamily, toStaff } from './registration.mails';

/** Identifies a registration: its key for the API, its reference for people. */
interface Names {
  key: string;
  reference: string;
}

/** Stores a registration and answers the family. @returns false for a repeated submission */
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

/** Drops values that were typed before the programme was changed to one that does not ask for them. */
const askedOf = ({ programme, grade, guardian }: MusicStudyRegistration) => ({
  grade: hasGrades(programme) ? grade : undefined,
  guardian: isForChildren(programme) ? guardian : undefined,
});
