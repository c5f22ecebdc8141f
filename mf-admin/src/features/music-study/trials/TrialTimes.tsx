import { formatDateTime } from '@school/shared/format';
import { instrumentLabels, venueLabels } from '@school/shared/schemas/lessons';
import { DateTime } from '@school/shared/staff/detail';
import { Loaded, ModalButton } from '@school/shared/staff/forms';
import { lazyPart } from '@school/shared/staff/page';
import { ActionButton, useAction } from '@school/shared/staff/ui';
import { Button, Skeleton, Stack, Text, Title, VisuallyHidden } from '@school/shared/ui';
import { PersonLink } from '../../../kit/people/PersonLink';
import { FoldedPanel } from '../../../kit/ui/FoldedPanel';
import { useListTrialTimesQuery, useWithdrawTrialTimeMutation, type StaffTrialTime } from '../api';

const NewTimesForm = lazyPart(
  'new-times',
  () => import('./NewTimesForm').then((module) => module.NewTimesForm),
  <Skeleton height={420} />,
);

/** The half hours for trial lessons, with their bookings. Collapsed, since the list below is used daily. */
export function TrialTimes() {
  const result = useListTrialTimesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="times of trial lessons" result={result} height={76}>
      {({ times }) => {
        const taken = times.filter(({ booking }) => booking).length;
        const taught = times.filter(({ isLesson }) => isLesson).length;
        return (
          <FoldedPanel>
            <summary>
              <Title as="h2" size={4}>
                Trial lessons
              </Title>
              <span>
                {taken} booked, {times.length - taken - taught} free
                {taught > 0 && <span>{`, ${taught} taken by lessons`}</span>}
              </span>
            </summary>
            <ModalButton label="Add availability" title="Times for trial lessons" tone="ink">
              {(close) => <NewTimesForm onDone={close} />}
            </ModalButton>
            {times.length === 0 && (
              <Text>No free times. The instrument pages ask visitors to register or call instead.</Text>
            )}
            <ul>
              {times.map((time) => (
                <li key={time.id}>
                  <b>
                    <DateTime value={time.startsAt} />
                  </b>
                  <span>
                    {instrumentLabels[time.instrument]}, {time.teacher}, {venueLabels[time.venue]}
                  </span>
                  <span>
                    {time.booking ? (
                      <>
                        {time.booking.student}
                        <span>{time.booking.guardian && ` (${time.booking.guardian})`}</span>,{' '}
                        <a href={`tel:${time.booking.phone}`}>{time.booking.phone}</a>,{' '}
                        <PersonLink email={time.booking.email} />
                        {time.booking.message && <span>{`: ‘${time.booking.message}’`}</span>}
                      </>
                    ) : time.isLesson ? (
                      'weekly lesson'
                    ) : (
                      'free'
                    )}
                  </span>
                  <WithdrawButton time={time} />
                </li>
              ))}
            </ul>
          </FoldedPanel>
        );
      }}
    </Loaded>
  );
}

/** Withdraws a half hour; a booked one after a question, since the student is notified. */
function WithdrawButton({ time }: { readonly time: StaffTrialTime }) {
  const [withdraw] = useWithdrawTrialTimeMutation();
  const text = formatDateTime(time.startsAt);
  const action = {
    run: () => withdraw({ id: time.id }).unwrap(),
    done: `${text} was removed.`,
    failed: `${text} was not removed.`,
  };
  const [takeBack, busy] = useAction(action);

  if (!time.booking) {
    return (
      <ActionButton {...action}>
        Remove <VisuallyHidden>{text}</VisuallyHidden>
      </ActionButton>
    );
  }
  return (
    <ModalButton label="Cancel" of={text} title="Cancel this trial lesson?">
      {(close) => (
        <Stack gap="s5">
          <Text>{time.booking?.student} is notified by email. The time is removed.</Text>
          <Button busy={busy} busyLabel="Cancelling" onClick={() => void takeBack().then(close)}>
            Cancel lesson
          </Button>
        </Stack>
      )}
    </ModalButton>
  );
}
