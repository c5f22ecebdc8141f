import { instrumentNames, type Instrument } from '@school/shared/competition';
import { formatDate } from '@school/shared/format';
import { color, line, media, space } from '@school/shared/theme';
import styled from 'styled-components';
import type { CompetitionEntryState } from '../api';
import { Part } from './part/Part';

/** The facts of an entry, as sent. */
export function EntryFacts({ entry }: { readonly entry: CompetitionEntryState }) {
  const { competitor, guardian, pieces } = entry;
  const facts = [
    ['Competitor', `${competitor.name}, born ${formatDate(competitor.birthDate)}`],
    ['Contact', `${competitor.email}, ${competitor.phone}`],
    ...(guardian ? [['Guardian', `${guardian.name}, ${guardian.email}, ${guardian.phone}`]] : []),
    ['Plays', `${instrumentNames[entry.instrument as Instrument]}, band ${entry.band}, grade ${entry.grade}`],
    ['Category A', pieceText(pieces.A)],
    ['Category B', pieceText(pieces.B)],
    ...(entry.teacher ? [['Teacher', entry.teacher]] : []),
    ...(entry.school ? [['School', entry.school]] : []),
    ...(entry.needsAccompanist ? [['Accompanist', 'Please provide one']] : []),
  ] as const;
  return (
    <Part id="entry-facts" title="What you sent" state={entry.number} isOpen={false}>
      <List data-wide>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Part>
  );
}

const pieceText = ({ title, composer }: CompetitionEntryState['pieces']['A']): string =>
  `${title}, ${composer}`;

const List = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    gap: ${space.s4};
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  > div:first-child {
    padding-top: 0;
    border-top: 0;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
