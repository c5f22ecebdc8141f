import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { Text, TextLink } from '@school/shared/ui';
import { PartTitle } from '../../../kit/page/Part';
import { useListCompetitionEntriesQuery, type StaffAuditionSlot } from '../api';
import { entriesWithout } from './board';
import { EntryTag } from './EntryTag';
import type { Carry } from './useCarry';

/** So many are shown; the others are in the list. */
const SHOWN = 24;
const WAITING = { audition: 'none', state: 'submitted,returned,accepted' } as const;

interface Props {
  readonly slots: readonly StaffAuditionSlot[];
  readonly carry: Carry;
}

/** The entries that still need a time, to be put on the board. */
export function WithoutTime({ slots, carry }: Props) {
  const { data } = useListCompetitionEntriesQuery(
    { ...WAITING, perPage: SHOWN, sort: 'createdAt', order: 'asc' },
    { refetchOnMountOrArgChange: true },
  );
  const entries = entriesWithout(data?.rows ?? [], slots);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="without-time">
      <PartTitle id="without-time">Without a time</PartTitle>
      <Entries aria-labelledby="without-time">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryTag entry={entry} carry={carry} />
          </li>
        ))}
      </Entries>
      {data && data.total > data.rows.length && (
        <Text size="small">
          <TextLink to="/admin/registrations?audition=none">All of them in the list</TextLink>
        </Text>
      )}
    </section>
  );
}

const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 272px), 1fr));
  gap: ${space.s3};
  margin-top: ${space.s3};
`;
