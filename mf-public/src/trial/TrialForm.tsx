import {
  Button,
  Cluster,
  ErrorSummary,
  FieldPair,
  Fields,
  FormActions,
  Honeypot,
  Text,
  TextArea,
  TextField,
  TextLink,
} from '@school/shared/ui';
import type { CourseLine } from '../content/offers';
import { NoTimes } from './NoTimes';
import { Reference } from '../parts/Reference';
import { Sent } from '../parts/Sent';
import { TimeField } from './TimeField';
import { useTrialBooking } from './useTrialBooking';

/** Books a trial lesson at one of the free times. */
export function TrialForm({ course }: { readonly course: CourseLine }) {
  const { form, field, submit, summary, sending, sent, startOver, free, reference } = useTrialBooking(
    course.id,
  );
  if (sent) {
    return (
      <Sent id="trial-booked" title="The half hour is yours.">
        <Reference>{reference}</Reference>
        <Text>
          A mail is on its way to you, with the lesson for your calendar and a link by which you move or
          cancel it.
        </Text>
        <Cluster gap="s6">
          <TextLink to="#register">Register for lessons</TextLink>
          <TextLink onClick={startOver}>Book another half hour</TextLink>
        </Cluster>
      </Sent>
    );
  }
  // Keeps the typed text in view when somebody else takes the last time.
  if (free.times?.length === 0 && !form.formState.isSubmitted) return <NoTimes />;
  return (
    <form noValidate method="dialog" aria-labelledby="trial-title" onSubmit={submit}>
      <Fields>
        <ErrorSummary {...summary} />
        <TimeField {...field('time')} free={free} />
        <FieldPair>
          <TextField {...field('student')} label="Name of the person who will play" autoComplete="name" />
          <TextField
            {...field('guardian')}
            label="Name of a parent or guardian"
            optional
            help="If a child will play."
            autoComplete="name"
          />
        </FieldPair>
        <FieldPair>
          <TextField {...field('email')} type="email" inputMode="email" label="E-mail" autoComplete="email" />
          <TextField {...field('phone')} type="tel" inputMode="tel" label="Phone" autoComplete="tel" />
        </FieldPair>
        <TextArea {...field('message')} label="Anything the teacher should know?" optional rows={3} />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions
        privacy="children"
        next="The half hour is kept for you at once. A mail goes to your address, with the lesson for your calendar and a link to move or cancel it."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Booking …">
          Book this half hour
        </Button>
      </FormActions>
    </form>
  );
}
