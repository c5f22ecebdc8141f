import { effectLabels } from '@school/shared/schemas/stored/labels';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';
import type { OutboxEffect } from './outbox.routes';

export const outboxHeads = [
  'What',
  'To',
  'Subject',
  'State',
  'Tries',
  'Written (UTC)',
  'Next try (UTC)',
  'Ended (UTC)',
  'Problem',
  'Given up because',
];

/** Returns an effect as a CSV line. */
export const outboxCsv = (effect: OutboxEffect): CsvRow => ({
  What: effect.what,
  To: effect.to,
  Subject: effect.subject,
  State: effectLabels[effect.state],
  Tries: effect.attempts,
  'Written (UTC)': effect.createdAt,
  'Next try (UTC)': effect.dueAt,
  'Ended (UTC)': effect.endedAt,
  Problem: effect.problem,
  'Given up because': effect.dropReason,
});
