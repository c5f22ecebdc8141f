import styled from 'styled-components';
import { Link } from '@school/shared';
import { roundNames } from '@school/shared/competition';
import { Status } from '@school/shared/staff/ui';
import { color, font, line, space } from '@school/shared/theme';
import { EmptyState } from '@school/shared/ui';
import type { CompetitionRound, JuryEntry } from '../api';
import type { Scores } from '../queue/useScores';
import { stateOfEntry } from '../rules/entryState';
import { partOf, timeOfSlot } from '../../../kit/competition/format';
import { juryAddress } from '../address/useJuryAddress';

interface Props {
  readonly round: CompetitionRound;
  readonly entries: readonly JuryEntry[];
  /** The open entry. */
  readonly entryId: string;
  readonly scores: Scores;
}

/** The entries of a round in order, each with the state of its score. */
export function EntryRows({ round, entries, entryId, scores }: Props) {
  if (entries.length === 0)
    return (
      <EmptyState title={`No entries in ${roundNames[round].toLowerCase()} yet`} level={2}>
        Entries appear here once staff have admitted them to the round.
      </EmptyState>
    );
  return (
    <List aria-label={`Entries of ${roundNames[round].toLowerCase()}`}>
      {entries.map((entry) => {
        const kept = scores.all.find((one) => one.entryId === entry.id && one.round === round);
        const [kind, words] = stateOfEntry(entry, kept);
        // Later rounds have no times.
        const at = round === 'round1' && entry.slot ? timeOfSlot(entry.slot) : undefined;
        return (
          <li key={entry.id}>
            <Row
              to={juryAddress({ round, entryId: entry.id })}
              aria-current={entry.id === entryId ? 'true' : undefined}
            >
              <b>{entry.name ?? entry.number}</b>
              {at && (
                <Time>
                  {at.time} <small>{at.day}</small>
                </Time>
              )}
              <span>
                {entry.name && <span>{`${entry.number}. `}</span>}
                {partOf(entry)}
              </span>
              <Status kind={kind}>{words}</Status>
            </Row>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  border-top: ${line.list} solid ${color.line};
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space.s3};
  padding: ${space.s3};
  border-bottom: 1px solid ${color.rule};
  text-decoration: none;
  > b {
    font: 800 1.25rem/1.1 ${font.display};
    font-stretch: 80%;
    overflow-wrap: anywhere;
  }
  > span {
    grid-column: 1 / -1;
  }
  &:hover {
    background: ${color.quiet};
  }
  &[aria-current] {
    background: ${color.strong};
    color: ${color.onStrong};
  }
`;

const Time = styled.time`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  small {
    font-weight: 400;
  }
`;
