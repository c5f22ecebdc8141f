import styled from 'styled-components';
import { criteria } from '@school/shared/competition';
import { formatDateTime } from '@school/shared/format';
import { color, measure, space } from '@school/shared/theme';
import { pointsText } from '../../../kit/competition/format';
import type { CompetitionStanding, JuryPoints } from './api';
import type { NamedJuror } from './standingRules';

type GivenScore = CompetitionStanding['scores'][number];

interface Props {
  readonly entry: CompetitionStanding;
  /** Jurors who have not scored yet. */
  readonly open: readonly NamedJuror[];
}

/** The scores of an entry with their earlier versions, and who has not scored yet. */
export function GivenScores({ entry: { number, scores, recusals }, open }: Props) {
  const left = scores.filter(({ notCounted }) => notCounted !== null).length;
  return (
    <>
      <p>
        {scores.length === 1 ? '1 score' : `${scores.length} scores`}
        {left > 0 && <span>{`, of which ${left} ${left === 1 ? 'does' : 'do'} not count`}</span>}
        {open.length > 0 && <span>{`; missing: ${open.map(({ name }) => name).join(', ')}`}</span>}
      </p>
      {recusals.map(({ juror, jurorName, reason }) => (
        <p key={juror}>
          {jurorName ?? juror} recused: {reason}
        </p>
      ))}
      {scores.length > 0 && (
        <Details>
          <summary>Scores of {number}</summary>
          <ul>
            {scores.map((score) => (
              <li key={score.juror}>
                <b>
                  {score.jurorName ?? score.juror}: {pointsText(score.total)}
                </b>
                {score.notCounted && <span>{notCountedTexts[score.notCounted]}</span>}
                <span>{formatPoints(score.points)}</span>
                {score.comment && <q>{score.comment}</q>}
                {score.earlier.map(({ points, total, changedAt }) => (
                  <small key={changedAt}>
                    Was {pointsText(total)} ({formatPoints(points)}) until {formatDateTime(changedAt)} UTC
                  </small>
                ))}
              </li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}

const notCountedTexts: Readonly<Record<NonNullable<GivenScore['notCounted']>, string>> = {
  teacher: 'Does not count: the entry names this juror as the teacher.',
  recused: 'Does not count: this juror recused from the entry.',
  no_name: 'Does not count: this juror has no name yet.',
};

const formatPoints = (points: JuryPoints) =>
  criteria.map(({ id, name }) => `${name} ${points[id]}`).join(', ');

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 650;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.28em;
  }
  li {
    display: grid;
    padding: ${space.s2} 0;
    border-top: 1px solid ${color.rule};
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.muted};
  }
`;
