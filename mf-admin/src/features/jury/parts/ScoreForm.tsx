import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { criteria, mostPoints } from '@school/shared/competition';
import { space } from '@school/shared/theme';
import { Button, ErrorSummary, Fields, FormActions, TextArea } from '@school/shared/ui';
import type { CompetitionRound, JuryEntry } from '../api';
import type { Scores } from '../queue/useScores';
import { saysTheSame, type GivenScore, type StoredScore } from '../rules/storedScore';
import { CriterionField, fieldOf } from './CriterionField';
import { Total } from './Total';

/** Maximum length of the comment, as on the API. */
const COMMENT_MAX = 2000;

interface Props {
  readonly round: CompetitionRound;
  readonly entry: JuryEntry;
  readonly scores: Scores;
  readonly kept: StoredScore | undefined;
  readonly given: GivenScore | null;
}

/**
 * Points by criteria and a comment. The device stores every change at once; nothing is sent before it is
 * submitted.
 */
export function ScoreForm({ round, entry, scores, kept, given }: Props) {
  const [attempt, setAttempt] = useState(0);
  const points = kept?.points ?? given?.points ?? {};
  const comment = kept?.comment ?? given?.comment ?? '';
  const missing = criteria.filter(({ id }) => points[id] === undefined);
  const place = { entryId: entry.id, round };
  const isWaiting = kept?.state === 'waiting';

  function write(change: Partial<Pick<StoredScore, 'points' | 'comment' | 'state'>>) {
    const next = { points, comment, state: 'draft' as const, ...change };
    if (given && next.state === 'draft' && saysTheSame(next, given)) return scores.drop(place);
    const revision = kept?.revision ?? given?.revision ?? 0;
    scores.keep({ ...place, number: entry.number, ...next, revision, problem: '', other: null });
  }

  function give(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (missing.length === 0) write({ state: 'waiting' });
  }

  const errors =
    attempt > 0 ? missing.map(({ id, name }) => ({ field: fieldOf(id), message: pleaseGive(name) })) : [];
  return (
    <form noValidate aria-label={`Score of ${entry.number}`} onSubmit={give}>
      <Fields>
        <ErrorSummary errors={errors} attempt={attempt} />
        <Criteria>
          {criteria.map((criterion) => (
            <CriterionField
              key={criterion.id}
              criterion={criterion}
              points={points[criterion.id]}
              error={errors.find(({ field }) => field === fieldOf(criterion.id))?.message}
              onPoints={(value) => write({ points: { ...points, [criterion.id]: value } })}
            />
          ))}
        </Criteria>
        <Total points={points} />
        <TextArea
          name="jury-comment"
          label="Comment for the competitor"
          optional
          maxLength={COMMENT_MAX}
          value={comment}
          onChange={({ target }) => write({ comment: target.value })}
        />
      </Fields>
      <FormActions next={nextText(given, kept)}>
        <Button type="submit" busy={isWaiting} busyLabel="Saved, not sent yet">
          {given ? 'Change score' : 'Submit score'}
        </Button>
        {kept && (given || kept.state === 'refused') && (
          <Button tone="line" onClick={() => scores.drop(place)}>
            {given ? 'Discard changes' : 'Delete from this device'}
          </Button>
        )}
      </FormActions>
    </form>
  );
}

function nextText(given: GivenScore | null, kept: StoredScore | undefined): string | undefined {
  if (given) return 'Staff can see the previous score as well.';
  return kept?.state === 'draft' ? 'Stored on this device until you submit it.' : undefined;
}

const pleaseGive = (name: string) => `${name}: please enter whole points from 0 to ${mostPoints}`;

const Criteria = styled.div`
  display: grid;
  gap: ${space.s5};
`;
