import type { ContentDocument } from '@school/shared/content';
import type { DeclaredContent } from '@school/shared/content/declare';
import type { ReminderTexts } from '@school/shared/reminders';
import type { SQL } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import type { reminders } from '../db/schema';
import type { BackgroundContext } from '../feature/feature';
import type { Block, Message } from '../mail/message';

/** A kind of reminder that a feature declares: whom it reminds of what. */
export interface ReminderKind {
  /** Also the name of its effect: `trial`. */
  readonly id: string;
  /** What it is, as admins read it in the outbox: 'A reminder of a trial lesson'. */
  readonly label: string;
  /** What staff edit. */
  readonly document: ContentDocument<ReminderTexts>;
  readonly declared: DeclaredContent;
  /**
   * Returns a select of what is ahead, with these columns: `occasion`, a text that identifies it; `at`, its time; `email`,
   * a person to remind; `since`, when that person was last told of it.
   */
  readonly ahead: (context: ServiceContext) => Promise<SQL>;
  /** Returns what a reminder is about as of now; undefined when it is cancelled, moved or done. */
  readonly write: (context: ReminderContext, reminder: Reminder) => Promise<RemindedOf | undefined>;
}

/** The dependencies of writing a reminder. */
export type ReminderContext = Pick<BackgroundContext, 'db' | 'clock' | 'signed' | 'siteOrigin' | 'settings'>;

export type Reminder = typeof reminders.$inferSelect;

/** What a reminder is about. */
export interface RemindedOf extends Pick<Message, 'attachment'> {
  /** The end of the subject: 'Saturday, Dec 13, 2025, 18:30'. */
  readonly when: string;
  /** The recipient's name, where a mail may contain it. */
  readonly name?: string | undefined;
  /** Facts and links, below the text of staff. */
  readonly blocks: readonly Block[];
}

declare module '../feature/feature' {
  interface Feature {
    /** The reminders that it sends. Their effects are `reminderEffects` of the same list. */
    readonly reminders?: readonly ReminderKind[];
  }
}
