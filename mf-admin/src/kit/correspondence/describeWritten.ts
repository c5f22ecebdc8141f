import type { Written } from './api';
import { mailLabels } from './mailLabels';

/** What somebody wrote, or did, in words; without the words themselves. */
export function describeWritten({ kind, text, mail }: Pick<Written, 'kind' | 'text' | 'mail'>): string {
  if (kind === 'event') return text;
  return kind === 'note' ? 'Note' : `Answer by email, ${mailLabels[mail ?? 'waiting']}`;
}
