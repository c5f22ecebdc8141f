import styled from 'styled-components';
import { roundNames } from '@school/shared/competition';
import { Loaded } from '@school/shared/staff/forms';
import { Part } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { EmptyState, Text } from '@school/shared/ui';
import { RoundChoice } from '../../../kit/competition/RoundChoice';
import { RegistrationsFrame } from '../RegistrationsFrame';
import { useRound } from '../useRound';
import { useGetCompetitionStandingsQuery, useListJurorsQuery } from './api';
import { BandStanding } from './BandStanding';
import { namedJurors } from './standingRules';

/** The standings of a round, refetched because the jury is still scoring. */
function Standings() {
  const [round, choose] = useRound();
  const jurors = useListJurorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const standings = useGetCompetitionStandingsQuery(
    { round },
    { refetchOnMountOrArgChange: true, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  return (
    <Part>
      <Choice>
        <RoundChoice round={round} onChoose={choose} />
      </Choice>
      <Text muted>
        Ranked by the average of all counted scores. Ties are broken by the criteria in order; if all are
        equal, the place is shared.
      </Text>
      <Loaded what="standings" result={standings} height={400}>
        {(bands) =>
          bands.length === 0 ? (
            <EmptyState title={`No entries in ${roundNames[round].toLowerCase()}`} level={2}>
              Entries appear here once they are admitted to the round.
            </EmptyState>
          ) : (
            bands.map((band) => (
              <BandStanding
                key={`${band.instrument} ${band.band}`}
                band={band}
                jurors={namedJurors(jurors.data ?? [])}
              />
            ))
          )
        }
      </Loaded>
    </Part>
  );
}

/** Milliseconds between two requests for new scores. */
const EVERY_MS = 15_000;

const Choice = styled.div`
  max-width: 480px;
  margin-bottom: ${space.s2};
`;

export function StandingsPage() {
  return (
    <RegistrationsFrame page="standings">
      <Standings />
    </RegistrationsFrame>
  );
}
