import { instrumentLabels } from '@school/shared/schemas/lessons';
import { interestLabels } from '@school/shared/schemas/community/labels';
import { topicLabels } from '@school/shared/schemas/contact/labels';
import type { EnquiryRow } from './enquiries.routes';

const known = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name;

/** Returns the subject of an enquiry as text, or an unknown topic itself. */
export function aboutOf(kind: EnquiryRow['kind'], topic: string): string {
  if (kind === 'message') return known(topicLabels, topic);
  if (kind === 'fees') return `Fees: ${known(instrumentLabels, topic)}`;
  if (kind === 'application') return topic;
  if (kind === 'referral') return `Recommended us; ${topic}`;
  const interests = topic
    .split(', ')
    .filter(Boolean)
    .map((name) => known(interestLabels, name));
  return interests.length === 0 ? 'Joined the community' : `Joined, interested in ${interests.join(', ')}`;
}
