import { useSchoolForm } from '@school/shared/form';
import { Button, ErrorSummary, Fields, FormActions } from '@school/shared/ui';
import { useState } from 'react';
import type { TrialLesson } from '../api';
import { TimeField } from './TimeField';
import type { MyTrial } from './useMyTrial';
import { useTrialTimes } from './useTrialTimes';

const schema = () => import('@school/shared/schemas/music-study').then(({ trialMove }) => trialMove);

interface Props {
  readonly trial: MyTrial;
  readonly lesson: TrialLesson;
  readonly onMoved: () => void;
}

/** Moves a trial lesson; collapsed at first. */
export function MoveTrial(props: Props) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <MoveForm {...props} onMoved={() => (setWanted(false), props.onMoved())} />;
  return (
    <div>
      <Button onClick={() => setWanted(true)}>Move it to another time</Button>
    </div>
  );
}

function MoveForm({ trial, lesson, onMoved }: Props) {
  const free = useTrialTimes(lesson.time.instrument);
  const { field, submit, summary, sending } = useSchoolForm({
    schema,
    defaults: { time: '' },
    idPrefix: 'move-',
  });
  const send = submit(async ({ time }) => {
    try {
      await trial.moveTo(time);
      onMoved();
    } catch (failure) {
      free.askAgain();
      throw failure;
    }
  });
  return (
    <form noValidate method="dialog" aria-label="Move the lesson" onSubmit={send}>
      <Fields>
        <ErrorSummary {...summary} />
        <TimeField {...field('time')} free={free} />
      </Fields>
      <FormActions next="Someone else can then book your old time. We email you the new time.">
        <Button type="submit" busy={sending} busyLabel="Moving …">
          Move it to this time
        </Button>
      </FormActions>
    </form>
  );
}
