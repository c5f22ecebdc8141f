import styled from 'styled-components';
import { roundNames, rounds } from '@school/shared/competition';
import { Segmented } from '@school/shared/ui';
import type { CompetitionRound } from './api';

interface Props {
  readonly round: CompetitionRound;
  readonly onChoose: (round: CompetitionRound) => void;
}

/** The choice of a round. */
export function RoundChoice({ round, onChoose }: Props) {
  return (
    <Segmented
      label="Round"
      hideLabel
      wide
      name="round"
      value={round}
      options={rounds.map((value) => ({ value, label: <OneLine>{roundNames[value]}</OneLine> }))}
      onChange={({ target }) => {
        const chosen = rounds.find((one) => one === target.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

const OneLine = styled.span`
  white-space: nowrap;
`;
