import { useState } from 'react';
import styled from 'styled-components';
import { criteria, instruments, mostPoints, roundNames } from '@school/shared/competition';
import { Loaded } from '@school/shared/staff/forms';
import { color, line } from '@school/shared/theme';
import { SelectField } from '@school/shared/ui';
import { useListJuryEntriesQuery, type CompetitionRound, type JuryEntry } from '../../../kit/competition/api';
import { partOf, timeOfSlot } from '../../../kit/competition/format';
import { Sheet } from '../../../kit/page/Sheet';
import { useListJurorsQuery } from '../standings/api';
import { namedJurors, type NamedJuror } from '../standings/standingRules';
import { NobodyToPrint } from './NobodyToPrint';
import { PrintTools } from './PrintTools';

const NOBODY = 'nobody';
const UNNAMED: NamedJuror = { id: NOBODY, name: '________________________', instruments };

/** Paper score sheets, one for each juror; without names while the jury is blind. */
export function JurySheets({ round }: { readonly round: CompetitionRound }) {
  const [chosen, choose] = useState('');
  const listed = useListJurorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const jurors = namedJurors(listed.data ?? []);
  const result = useListJuryEntriesQuery({ round }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="entries" result={result} height={480}>
      {(entries) => {
        if (entries.length === 0) return <NobodyToPrint round={round} />;
        const named = jurors.filter(({ id }) => chosen === '' || chosen === id);
        const judges = named.length > 0 ? named : [UNNAMED];
        return (
          <>
            <PrintTools
              what="jury sheets"
              words={judges.length === 1 ? 'For one juror.' : `For ${judges.length} jurors.`}
            >
              <SelectField
                name="judge"
                label="Juror"
                placeholder="All jurors"
                value={chosen}
                options={[
                  ...jurors.map(({ id, name }) => ({ value: id, label: name })),
                  { value: NOBODY, label: 'Without a name' },
                ]}
                onChange={({ target }) => choose(target.value)}
              />
            </PrintTools>
            {judges.map(({ id, name, instruments: panel }) => (
              <Sheet key={id} title="Jury sheet" about={`${roundNames[round]}. Juror: ${name}`} isAcross>
                <Boxes
                  entries={entries.filter(({ instrument }) => panel.some((one) => one === instrument))}
                  hasTimes={round === 'round1'}
                />
              </Sheet>
            ))}
          </>
        );
      }}
    </Loaded>
  );
}

interface BoxesProps {
  readonly entries: readonly JuryEntry[];
  readonly hasTimes: boolean;
}

function Boxes({ entries, hasTimes }: BoxesProps) {
  return (
    <Grid>
      <thead>
        <tr>
          {hasTimes && <th scope="col">Time</th>}
          <th scope="col">Entry</th>
          {criteria.map(({ id, name, weight }) => (
            <th key={id} scope="col">
              {name}
              <small>
                {weight} %, 0 to {mostPoints}
              </small>
            </th>
          ))}
          <th scope="col">Comment</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, number, name, slot, ...entry }) => (
          <tr key={id}>
            {hasTimes && <td>{slot && `${timeOfSlot(slot).time} ${timeOfSlot(slot).day}`}</td>}
            <td>
              <b>
                {number} {name}
              </b>
              <small>{partOf(entry)}</small>
            </td>
            {criteria.map((criterion) => (
              <Box key={criterion.id} />
            ))}
            <Box $isWide />
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const Grid = styled.table`
  small {
    display: block;
    font-weight: 400;
  }
`;

const Box = styled.td<{ $isWide?: boolean }>`
  width: ${({ $isWide }) => ($isWide ? '24%' : '11%')};
  height: 56px;
  border: ${line.hair} solid ${color.line};
`;
