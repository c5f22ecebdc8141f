import { Part, PartTitle } from '@school/shared/staff/page';
import { Button, Cluster, Notice, TextLink } from '@school/shared/ui';
import type { CompetitionEntryDetail } from '../api';
import { formatSlotId } from '../labels';
import { needsOf } from '../moves/needsOf';

interface Props {
  readonly entry: CompetitionEntryDetail;
  readonly onNext: () => void;
}

/** Confirms the saved entry, with a link to it. */
export function TypedIn({ entry, onNext }: Props) {
  const { id, name, number, slot } = entry;
  const needs = needsOf(entry);
  return (
    <Part aria-labelledby="typed-in">
      <PartTitle id="typed-in">Saved: {number}</PartTitle>
      <Notice tone="success" live>
        {name}, {slot ? formatSlotId(slot) : 'no audition time yet'}.{' '}
        {needs.length > 0 ? `Still missing: ${needs.join(', ')}.` : 'Nothing is missing.'}
      </Notice>
      <Cluster gap="s3">
        <Button onClick={onNext}>Next entry</Button>
        <TextLink to={`/admin/registrations?open=${id}`}>View entry</TextLink>
      </Cluster>
    </Part>
  );
}
