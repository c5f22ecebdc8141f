import styled from 'styled-components';
import { Link } from '@school/shared';
import { Loaded } from '@school/shared/staff/forms';
import { Status } from '@school/shared/staff/ui';
import { color, media, measure, space } from '@school/shared/theme';
import { EmptyState, Title } from '@school/shared/ui';
import { useGetJuryEntryQuery, type CompetitionRound, type JuryEntry, type OwnJuror } from '../api';
import type { Scores } from '../queue/useScores';
import { stateOfEntry } from '../rules/entryState';
import { juryAddress } from '../address/useJuryAddress';
import { EntryFacts } from './EntryFacts';
import { NextEntry } from './NextEntry';
import { Scoring } from './Scoring';

interface Props {
  readonly round: CompetitionRound;
  readonly entries: readonly JuryEntry[];
  readonly entryId: string;
  readonly scores: Scores;
  readonly juror: OwnJuror | undefined;
}

/** One entry: pieces, one's own score, and the others' once it is submitted. */
export function EntryPanel({ round, entries, entryId, scores, juror }: Props) {
  const entry = entries.find(({ id }) => id === entryId);
  const kept = scores.all.find((one) => one.entryId === entryId && one.round === round);
  // An entry without a score needs no request, so that scoring can begin offline.
  const result = useGetJuryEntryQuery({ entryId }, { skip: entry?.mine !== 'scored' });
  if (!entry)
    return (
      <EmptyState title="This entry is not in this round" level={2}>
        <BackToList round={round} always />
      </EmptyState>
    );
  const [kind, words] = stateOfEntry(entry, kept);
  return (
    <Panel>
      <BackToList round={round} />
      <Head>
        <Title as="h2" size={2}>
          {entry.name ?? entry.number}
        </Title>
        <span role="status">
          <Status kind={kind}>{words}</Status>
        </span>
      </Head>
      <EntryFacts entry={entry} round={round} />
      {cannotScore(juror) ? null : entry.mine === 'scored' ? (
        <Loaded what="score" result={result} height={480}>
          {({ score, others }) => (
            <Scoring key={score?.revision ?? 0} {...{ round, entry, scores, kept, others }} given={score} />
          )}
        </Loaded>
      ) : (
        <Scoring {...{ round, entry, scores, kept }} given={null} others={null} />
      )}
      <NextEntry {...{ round, entries, entryId }} />
    </Panel>
  );
}

/** Before the API responds, such as offline, scoring is allowed. */
const cannotScore = (juror: OwnJuror | undefined) => juror && juror.name === null;

function BackToList({
  round,
  always = false,
}: {
  readonly round: CompetitionRound;
  readonly always?: boolean;
}) {
  return (
    <Back to={juryAddress({ round })} $always={always}>
      All entries
    </Back>
  );
}

const Panel = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  max-width: 760px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3} ${space.s5};
`;

const Back = styled(Link)<{ $always: boolean }>`
  display: ${({ $always }) => ($always ? 'inline-flex' : 'none')};
  align-items: center;
  min-height: ${measure.target};
  font-weight: 650;
  color: ${color.text};
  ${media.phone} {
    display: inline-flex;
  }
`;
