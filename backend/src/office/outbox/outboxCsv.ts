import { effectLabels } from '@school/shared/schemas/stored/labels';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import type { OutboxEffect } from './outbox.routes';

export const outboxColumns: CsvColumns<OutboxEffect> = {
  What: (effect) => effect.what,
  To: (effect) => effect.to,
  Subject: (effect) => effect.subject,
  State: (effect) => effectLabels[effect.state],
  Tries: (effect) => effect.attempts,
  'Written (UTC)': (effect) => effect.createdAt,
  'Next try (UTC)': (effect) => effect.dueAt,
  'Ended (UTC)': (effect) => effect.endedAt,
  Problem: (effect) => effect.problem,
  'Given up because': (effect) => effect.dropReason,
};
