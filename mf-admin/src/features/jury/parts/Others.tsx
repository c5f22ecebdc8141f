import styled from 'styled-components';
import { criteria } from '@school/shared/competition';
import { color, space } from '@school/shared/theme';
import { Subtitle, Text } from '@school/shared/ui';
import type { JuryScore } from '../api';
import { pointsText } from '../../../kit/competition/format';

/** The scores of the other jurors, once one's own is submitted. */
export function Others({ others }: { readonly others: readonly JuryScore[] }) {
  return (
    <Part aria-label="Other scores">
      <Subtitle as="h3">Other scores</Subtitle>
      {others.length === 0 && <Text muted>No other juror has scored this entry yet.</Text>}
      <ul>
        {others.map(
          (score) =>
            score && (
              <li key={score.juror}>
                <b>{score.jurorName ?? 'A juror'}</b> <b>{pointsText(score.total)}</b>
                <span>{criteria.map(({ id, name }) => `${name} ${score.points[id]}`).join(', ')}</span>
                {score.comment && <q>{score.comment}</q>}
              </li>
            ),
        )}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space.s3};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${space.s4};
    padding: ${space.s3} 0;
    border-top: 1px solid ${color.rule};
  }
  li > span,
  li > q {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
`;
