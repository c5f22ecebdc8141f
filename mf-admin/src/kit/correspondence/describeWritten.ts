import type { Written } from './api';
import { mailLabels } from './mailLabels';

/** Describes a note, an answer or a change, without its text. */
export function describeWritten({ kind, text, mail }: Pick<Written, 'kind' | 'text' | 'mail'>): string {
  if (kind === 'event') return text;
  return kind === 'note' ? 'Note' : `Answer by email, ${mailLabels[mail ?? 'waiting']}`;
}
