import { Button, Cluster, Notice, TextLink } from '@school/shared/ui';
import { Part, PartTitle } from '../../frame/AdminFrame';
import type { CompetitionEntryDetail } from '../api';
import { paperLabels } from '../labels';
import { formatSlotId } from '../formatSlotId';

interface Props {
  readonly entry: CompetitionEntryDetail;
  readonly onNext: () => void;
}

/** What was just stored, with the way to it. */
export function TypedIn({ entry: { id, name, number, slot, missing, fee }, onNext }: Props) {
  const needs = [
    ...missing.map((kind) => paperLabels[kind].toLowerCase()),
    ...(fee === 'due' ? ['the fee'] : []),
  ];
  return (
    <Part aria-labelledby="typed-in">
      <PartTitle id="typed-in">Stored: {number}</PartTitle>
      <Notice tone="success" live>
        {name}, {slot ? formatSlotId(slot) : 'no audition time yet'}.{' '}
        {needs.length > 0 ? `Still missing: ${needs.join(', ')}.` : 'Nothing is missing.'}
      </Notice>
      <Cluster gap="s3">
        <Button onClick={onNext}>Next sheet</Button>
        <TextLink to={`/admin/registrations?open=${id}`}>See the entry</TextLink>
      </Cluster>
    </Part>
  );
}
