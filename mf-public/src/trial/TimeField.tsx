import { formatClock, formatDate, formatWeekday } from '@school/shared/format';
import { Button, ErrorState, Loading, RadioCards, Skeleton, Stack, TextLink } from '@school/shared/ui';
import { useState, type ComponentProps } from 'react';
import { OTHER_TIME } from './afterBooking';
import { NoTimes } from './NoTimes';
import { placeText } from './formatTrialTime';
import type { TrialTimes } from './useTrialTimes';

/** The number of times shown at once. */
const AT_ONCE = 9;

interface Props extends Omit<ComponentProps<typeof RadioCards>, 'options' | 'label' | 'columns'> {
  readonly free: TrialTimes;
}

/** The place of the free times while they load. */
export function LoadingTimes() {
  return (
    <Loading label="Loading the free times">
      <Skeleton height="240px" />
    </Loading>
  );
}

/** A choice of the free times. */
export function TimeField({ free: { times, wrong, askAgain }, ...field }: Props) {
  const [shown, setShown] = useState(AT_ONCE);
  if (wrong)
    return <ErrorState title="The free times cannot be shown right now" message={wrong} onRetry={askAgain} />;
  if (!times) return <LoadingTimes />;
  if (times.length === 0) return <NoTimes />;
  return (
    <Stack gap="s4">
      <RadioCards
        {...field}
        label="Which half hour suits?"
        columns={3}
        options={times.slice(0, shown).map((time) => ({
          value: time.id,
          label: `${formatWeekday(time.startsAt)} ${formatClock(time.startsAt)}`,
          help: `${formatDate(time.startsAt)}, ${placeText(time)}`,
        }))}
      />
      {times.length > shown && (
        <div>
          <Button tone="line" size="s" onClick={() => setShown(shown + AT_ONCE)}>
            Show later times
          </Button>
        </div>
      )}
      <TextLink to={OTHER_TIME}>Ask for another time</TextLink>
    </Stack>
  );
}
