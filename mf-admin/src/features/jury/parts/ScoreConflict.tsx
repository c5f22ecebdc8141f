import type { ReactNode } from 'react';
import styled from 'styled-components';
import { criteria } from '@school/shared/competition';
import { FactList } from '@school/shared/staff/detail';
import { color, media, space } from '@school/shared/theme';
import { Button, Notice, Subtitle } from '@school/shared/ui';
import { pointsText } from '../../../kit/competition/format';
import type { Scores } from '../queue/useScores';
import { totalSoFar, type GivenScore, type StoredScore } from '../rules/storedScore';

interface Props {
  readonly score: StoredScore;
  readonly other: GivenScore;
  readonly scores: Scores;
}

/** Two scores of one judge for one entry, from two devices: both are shown, and one is chosen. */
export function ScoreConflict({ score, other, scores }: Props) {
  return (
    <>
      <Notice tone="error" title="You entered two scores" live>
        You entered a different score on another device while this one was offline. Choose which one counts.
      </Notice>
      <Two>
        <One title="On this device" {...score}>
          <Button
            tone="ink"
            onClick={() => scores.keep({ ...score, state: 'waiting', revision: other.revision, other: null })}
          >
            Use this score
          </Button>
        </One>
        <One title="On the other device" {...other} comment={other.comment ?? ''}>
          <Button tone="line" onClick={() => scores.drop(score)}>
            Use that score
          </Button>
        </One>
      </Two>
    </>
  );
}

interface OneProps extends Pick<StoredScore, 'points' | 'comment'> {
  readonly title: string;
  readonly children: ReactNode;
}

function One({ title, points, comment, children }: OneProps) {
  const total = totalSoFar(points);
  return (
    <Box data-ground="paper">
      <Subtitle as="h3">{title}</Subtitle>
      <FactList
        facts={[
          ...criteria.map(({ id, name }) => [name, points[id]] as const),
          ['Total', total !== undefined && pointsText(total)],
          ['Comment', comment],
        ]}
      />
      {children}
    </Box>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s4};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Box = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  padding: ${space.s5};
  border: 1px solid ${color.rule};
`;
