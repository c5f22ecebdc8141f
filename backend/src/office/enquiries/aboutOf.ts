import { instrumentLabels } from '@school/shared/schemas/lessons';
import { interestLabels } from '@school/shared/schemas/community/labels';
import { topicLabels } from '@school/shared/schemas/contact/labels';
import type { EnquiryRow } from './enquiries.routes';

const labelOr = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name;

/** Returns the subject of an enquiry as text, or an unknown topic itself. */
export function aboutOf(kind: EnquiryRow['kind'], topic: string): string {
  if (kind === 'message') return labelOr(topicLabels, topic);
  if (kind === 'fees') return `Fees: ${labelOr(instrumentLabels, topic)}`;
  if (kind === 'application') return topic;
  if (kind === 'referral') return `Recommended us; ${topic}`;
  const interests = topic
    .split(', ')
    .filter(Boolean)
    .map((name) => labelOr(interestLabels, name));
  return interests.length === 0 ? 'Joined the community' : `Joined, interested in ${interests.join(', ')}`;
}
