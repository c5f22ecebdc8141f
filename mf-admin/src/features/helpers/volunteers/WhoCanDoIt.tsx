import { useState } from 'react';
import { Text } from '@school/shared/ui';
import { Loaded } from '../../../kit/forms/Loaded';
import { Search } from '../../../kit/list/Search';
import { CandidateList } from '../../../kit/ui/CandidateList';
import { useListVolunteersQuery, type VolunteerShiftRow } from '../api';
import { GiveShift } from './GiveShift';

interface Props {
  readonly shift: VolunteerShiftRow;
  readonly onDone: () => void;
}

/** A page of them: whoever is not on it is searched for. */
const WHO_HELPS = { state: 'helps', sort: 'name', order: 'asc', perPage: 25 } as const;

/** Who helps and does not do a shift yet, searched for by the API; one of them is given it. */
export function WhoCanDoIt({ shift, onDone }: Props) {
  const [search, setSearch] = useState('');
  const result = useListVolunteersQuery(
    { ...WHO_HELPS, ...(search && { search }) },
    { refetchOnMountOrArgChange: true },
  );
  const doing = new Set(shift.helpers.map(({ volunteer }) => volunteer));
  return (
    <>
      <Search what="volunteers" hint="Name, e-mail, phone or note" asked={search} onAsk={setSearch} />
      <Loaded what="volunteers" result={result} height={240}>
        {({ rows, total }) => {
          const free = rows.filter(({ id }) => !doing.has(id));
          return (
            <>
              {free.length === 0 ? (
                <Text size="small">
                  {search ? 'Nobody else who helps fits this.' : 'Nobody of these is left.'}
                </Text>
              ) : (
                <CandidateList aria-label="Who could do it">
                  {free.map((volunteer) => (
                    <GiveShift key={volunteer.id} {...{ shift, volunteer, onDone }} />
                  ))}
                </CandidateList>
              )}
              {total > rows.length && (
                <Text size="small" muted>
                  These are the first {rows.length} by name. Search to find the others.
                </Text>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
