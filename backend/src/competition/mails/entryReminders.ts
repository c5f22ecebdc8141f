import { reminders } from '@school/shared/reminders';
import { declaredReminder } from '@school/shared/reminders/declare';
import { competitionLimits } from '@school/shared/schemas/competition';
import { sql } from 'drizzle-orm';
import { privateKey } from '../../platform/core/privateKey';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, auditionSlots, competitionEntries, orders } from '../../platform/db/schema';
import type { Reminder, ReminderContext, ReminderKind } from '../../platform/reminders/reminderKind';
import { readCompetitionFacts } from '../../site/site-content/facts';
import { feeStateOf } from '../entry/fee';
import type { FoundEntry } from '../entry/findEntry';
import { consentKeyOf } from '../keys';
import { consentPage } from '../links';
import { readSettings } from '../settings';
import { entryFacts, entryPage, formatUntil } from './entry.mails';
import type { Reader } from './namesIn';
import { formatSlot, slotFacts } from './slot.mails';
import { foundOf, mailedEntry } from './writeEntryMails';

/** Reminds a competitor and their guardian of the audition. */
const auditionReminder: ReminderKind = {
  id: 'audition',
  label: 'A reminder of an audition',
  document: reminders.audition,
  declared: declaredReminder('audition'),
  ahead: async () => sql`
    select e.id::text as occasion, (s.date::text || ' ' || s.start_time)::timestamp at time zone 'UTC' as at,
      reader.email, b.created_at as since
    from ${auditionBookings} b
    inner join ${auditionSlots} s on s.id = b.slot_id
    inner join ${competitionEntries} e on e.id = b.entry_id
    cross join lateral (values (e.email), (e.guardian_email)) as reader(email)
    where b.state = 'given' and e.state in ('submitted', 'returned', 'accepted') and reader.email is not null`,
  write: async (context, reminder) => {
    const { found, reader } = (await entryOf(context, reminder)) ?? {};
    if (!found || !reader || !['submitted', 'returned', 'accepted'].includes(found.entry.state))
      return undefined;
    const entry = await mailedEntry(context, found, reader);
    const { state, slot } = entry.audition;
    if (state !== 'given' || !slot || !isAt(reminder, new Date(`${slot.date}T${slot.startTime}:00Z`)))
      return undefined;
    return {
      when: formatSlot(slot),
      name: entry.names?.reader,
      blocks: [{ facts: [...slotFacts(slot, entry.venue), ...entryFacts(entry)] }, entryPage(entry.url)],
    };
  },
};

/** Reminds a guardian whose consent is missing, before their link ends. */
const consentReminder: ReminderKind = {
  id: 'consent',
  label: 'A reminder of a missing consent',
  document: reminders.consent,
  declared: declaredReminder('consent'),
  ahead: async () => sql`
    select e.id::text as occasion, e.consent_expires_at as at, e.guardian_email as email,
      e.consent_expires_at - make_interval(days => ${competitionLimits.consentDays}::int) as since
    from ${competitionEntries} e
    where e.consent = 'waiting' and e.state <> 'withdrawn' and e.guardian_email is not null`,
  write: async (context, reminder) => {
    const { found, reader } = (await entryOf(context, reminder)) ?? {};
    if (!found || reader !== 'guardian') return undefined;
    const { id, consent, state, consentExpiresAt, consentVersion } = found.entry;
    if (consent !== 'waiting' || state === 'withdrawn' || !isAt(reminder, consentExpiresAt)) return undefined;
    const entry = await mailedEntry(context, found, 'guardian');
    const key = privateKey(context.signed, consentKeyOf(id, consentVersion));
    return {
      when: `please answer by ${formatUntil(reminder.at)}`,
      name: entry.names?.reader,
      blocks: [
        { facts: entryFacts(entry) },
        {
          button: {
            label: 'Read who plays, and what you agree to',
            url: consentPage(context.siteOrigin, key),
          },
        },
      ],
    };
  },
};

/** Reminds a competitor of a fee that is due, before entries close. */
const feeReminder: ReminderKind = {
  id: 'fee',
  label: 'A reminder of an unpaid entry fee',
  document: reminders.fee,
  declared: declaredReminder('fee'),
  ahead: async (context) => {
    const at = (await closing(context)).toISOString();
    return sql`
      select e.id::text as occasion, ${at}::timestamptz as at, e.email, e.created_at as since
      from ${competitionEntries} e
      left join ${orders} o on o.id = e.order_id
      where e.state <> 'withdrawn' and e.fee_pesewas > 0 and e.paid_at_office_at is null
        and e.refunded_at_office_at is null and coalesce(o.state not in ('paid', 'refunded', 'pending'), true)`;
  },
  write: async (context, reminder) => {
    const { found, reader } = (await entryOf(context, reminder)) ?? {};
    if (!found || reader !== 'competitor' || !isAt(reminder, await closing(context))) return undefined;
    if (found.entry.state === 'withdrawn' || feeStateOf(found) !== 'due') return undefined;
    const entry = await mailedEntry(context, found, 'competitor');
    return {
      when: `please pay by ${formatUntil(reminder.at)}`,
      blocks: [entryPage(entry.url), { facts: entryFacts(entry) }],
    };
  },
};

/** The reminders about entries. */
export const entryReminders: readonly ReminderKind[] = [auditionReminder, consentReminder, feeReminder];

/** Returns when entries close: as staff have set it, else as pages say it. */
async function closing(context: Pick<ServiceContext, 'db'>): Promise<Date> {
  const { closesAt } = await readSettings(context);
  if (closesAt) return closesAt;
  const { entriesCloseOn, entriesCloseAt } = (await readCompetitionFacts(context)).value;
  return new Date(`${entriesCloseOn}T${entriesCloseAt}:00Z`);
}

const isAt = ({ at }: Reminder, now: Date | null): boolean => now?.getTime() === at.getTime();

/** Returns the entry of a reminder, and who of it has its address; undefined when that address is no longer theirs. */
async function entryOf(
  context: ReminderContext,
  { occasion, email }: Reminder,
): Promise<{ found: FoundEntry; reader: Reader } | undefined> {
  const found = await foundOf(context, occasion);
  if (!found) return undefined;
  const is = (address: string | null) => address?.toLowerCase() === email.toLowerCase();
  if (is(found.entry.email)) return { found, reader: 'competitor' };
  return is(found.entry.guardianEmail) ? { found, reader: 'guardian' } : undefined;
}
