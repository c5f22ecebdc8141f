import { useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Loaded } from '@school/shared/staff/forms';
import { Search } from '@school/shared/staff/list';
import { color } from '@school/shared/theme';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { CandidateList } from '../../../kit/ui/CandidateList';
import {
  useAssignVolunteerMutation,
  useListVolunteersQuery,
  type VolunteerRow,
  type VolunteerShiftRow,
} from '../api';

interface Props {
  readonly shift: VolunteerShiftRow;
  readonly onDone: () => void;
}

/** The first page of active volunteers; the search finds the others. */
const WHO_HELPS = { state: 'helps', sort: 'name', order: 'asc', perPage: 25 } as const;

/** Active volunteers who are not on the shift yet, to assign one. */
export function WhoCanDoIt({ shift, onDone }: Props) {
  const [search, setSearch] = useState('');
  const result = useListVolunteersQuery(
    { ...WHO_HELPS, ...(search && { search }) },
    { refetchOnMountOrArgChange: true },
  );
  const doing = new Set(shift.helpers.map(({ volunteer }) => volunteer));
  return (
    <>
      <Search what="volunteers" hint="Name, email, phone or note" value={search} onSearch={setSearch} />
      <Loaded what="volunteers" result={result} height={240}>
        {({ rows, total }) => {
          const free = rows.filter(({ id }) => !doing.has(id));
          return (
            <>
              {free.length === 0 ? (
                <Text size="small">
                  {search ? 'No other volunteers match.' : 'All of these volunteers are already assigned.'}
                </Text>
              ) : (
                <CandidateList aria-label="Available volunteers">
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

interface GiveShiftProps {
  readonly shift: VolunteerShiftRow;
  readonly volunteer: VolunteerRow;
  readonly onDone: () => void;
}

/** A volunteer with the button that assigns the shift, or the reason why that failed. */
function GiveShift({ shift, volunteer: { id, name, email, note, shifts }, onDone }: GiveShiftProps) {
  const { toast } = useShell();
  const [assign, { isLoading }] = useAssignVolunteerMutation();
  const [problem, setProblem] = useState('');

  async function give(): Promise<void> {
    setProblem('');
    try {
      await assign({ id: shift.id, volunteer: id }).unwrap();
      toast.add(`${name} was assigned to ${shift.task}.`, { type: 'success' });
      onDone();
    } catch (error) {
      setProblem(messageOfApiError(error));
    }
  }

  return (
    <li>
      <div>
        <b>{name}</b>
        <p>
          <small>{[email, note, shifts > 0 && `${shifts} upcoming`].filter(Boolean).join('; ')}</small>
        </p>
        <Problem role="alert">{problem}</Problem>
      </div>
      <div>
        <Button tone="ink" size="s" busy={isLoading} busyLabel="Assigning" onClick={() => void give()}>
          Assign<VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

const Problem = styled.p`
  color: ${color.error};
  font-weight: 600;
`;
