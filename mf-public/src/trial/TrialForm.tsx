import { trialBooked } from '@school/shared/schemas/sent';
import { Button, Cluster, ErrorSummary, Fields, FormActions, Text, TextLink } from '@school/shared/ui';
import type { CourseLine } from '../content/offers';
import { AFTER_BOOKING } from './afterBooking';
import { NoTimes } from './NoTimes';
import { Reference } from '../parts/Reference';
import { Sent } from '../parts/Sent';
import { TrialFields } from './TrialFields';
import { LoadingTimes, TimeField } from './TimeField';
import { useTrialBooking } from './useTrialBooking';

/** Books a trial lesson at one of the free times. */
export function TrialForm({ course }: { readonly course: CourseLine }) {
  const { form, field, submit, summary, sending, sent, startOver, free, reference } = useTrialBooking(
    course.id,
  );
  if (sent) {
    return (
      <Sent id="trial-booked" title={trialBooked.title}>
        <Reference>{reference}</Reference>
        <Text>{trialBooked.text}</Text>
        <Cluster gap="s6">
          <TextLink to="#register">Register for lessons</TextLink>
          <TextLink onClick={startOver}>Book another half hour</TextLink>
        </Cluster>
      </Sent>
    );
  }
  // Keeps the typed text in view when somebody else takes the last time. Before, there is no form that could go away.
  if (!form.formState.isSubmitted) {
    if (free.loading) return <LoadingTimes />;
    if (free.times?.length === 0) return <NoTimes />;
  }
  return (
    <form noValidate method="dialog" aria-labelledby="trial-title" onSubmit={submit}>
      <Fields>
        <ErrorSummary {...summary} />
        <TimeField {...field('time')} free={free} />
        <TrialFields field={field} honeypot={form.register('leaveEmpty')} />
      </Fields>
      <FormActions privacy="children" next={AFTER_BOOKING}>
        <Button type="submit" size="l" wide busy={sending} busyLabel="Booking …">
          Book this half hour
        </Button>
      </FormActions>
    </form>
  );
}
