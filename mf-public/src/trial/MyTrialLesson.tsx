import { useNavigate } from '@school/shared';
import { instrumentLabels } from '@school/shared/schemas/lessons';
import {
  Button,
  Cluster,
  ErrorState,
  Loading,
  Notice,
  Section,
  Skeleton,
  Stack,
  Text,
  TextLink,
  Title,
} from '@school/shared/ui';
import { useState } from 'react';
import { CancelTrial } from './CancelTrial';
import { MoveTrial } from './MoveTrial';
import { placeText, formatTrialTime } from './formatTrialTime';
import { useMyTrial } from './useMyTrial';

/** Shows the trial lesson of a mail link. @param token from the link */
export function MyTrialLesson({ token }: { readonly token: string }) {
  const trial = useMyTrial(token);
  const navigate = useNavigate();
  const [done, setDone] = useState<string>();
  const { lesson, away } = trial;
  const another = (
    <div>
      <Button onClick={() => void navigate('#trial')}>Choose another half hour</Button>
    </div>
  );

  return (
    <Section ground="card" room="half" aria-labelledby="my-trial-title">
      <Stack gap="s5">
        <Title id="my-trial-title" as="h2" size={2}>
          Your trial lesson
        </Title>
        {away?.isLink && (
          <>
            <Notice tone="error" live>
              This link is not valid. Please open the whole link from our email once more, or call us.
            </Notice>
            {another}
          </>
        )}
        {away && !away.isLink && (
          <ErrorState title="It cannot be shown right now" message={away.message} onRetry={trial.askAgain} />
        )}
        {!away && !lesson && (
          <Loading label="Loading your lesson">
            <Skeleton height="120px" />
          </Loading>
        )}
        {done && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
        {lesson?.state === 'canceled' && (
          <>
            <Text>It was cancelled: {formatTrialTime(lesson.time)}. The time is free for someone else.</Text>
            {another}
          </>
        )}
        {lesson?.state === 'booked' && (
          <Text>
            <b>{formatTrialTime(lesson.time)}</b>, {instrumentLabels[lesson.time.instrument].toLowerCase()}{' '}
            {placeText(lesson.time)}. Reference {lesson.reference}.
          </Text>
        )}
        {lesson?.state === 'booked' && lesson.isOver && <Text>This half hour has begun, or is over.</Text>}
        {lesson?.state === 'booked' && !lesson.isOver && (
          <>
            <MoveTrial
              trial={trial}
              lesson={lesson}
              onMoved={() => setDone('Your lesson is moved. We have sent you an email.')}
            />
            <Cluster gap="s6">
              <CancelTrial
                trial={trial}
                onCanceled={() => setDone('Your lesson is cancelled. We have sent you an email.')}
              />
              <TextLink to="/about#contact">Ask us something</TextLink>
            </Cluster>
          </>
        )}
      </Stack>
    </Section>
  );
}
