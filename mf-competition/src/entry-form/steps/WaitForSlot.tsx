import { useApiMutation, useSchoolForm } from '@school/shared/form';
import type { SlotWaiting } from '@school/shared/schemas/competition';
import { measure, space } from '@school/shared/theme';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  Honeypot,
  Notice,
  TextField,
  Title,
  keepPlace,
} from '@school/shared/ui';
import styled from 'styled-components';
import { useAuditionBoard } from '../../slots/useAuditionBoard';
import { useEver } from '../../slots/useEver';
import { useEntering } from '../flow/EntryContext';

const EMPTY: SlotWaiting = { name: '', email: '', leaveEmpty: '' };

/** Joins the waiting list without an entry, offered once all times are taken. */
export function WaitForSlot() {
  const { board } = useAuditionBoard();
  const { hold } = useEntering();
  const hasFree = !board || hold.isAlive || board.slots.some(({ isAvailable }) => isAvailable);
  return useEver(!hasFree) ? <WaitingForm /> : null;
}

function WaitingForm() {
  const join = useApiMutation(() =>
    import('../../api').then(({ endpoints }) => endpoints.waitForAuditionSlot),
  );
  const { field, form, submit, summary, sending, sent } = useSchoolForm<SlotWaiting, SlotWaiting>({
    schema: () => import('@school/shared/schemas/competition').then(({ slotWaiting }) => slotWaiting),
    defaults: EMPTY,
    draftKey: 'competition-waiting',
    idPrefix: 'waiting-',
  });
  if (sent) {
    return (
      <Notice tone="success" title="You are on the waiting list" live>
        If a time comes back, we keep it for you for a day and email you. To leave the list, use the link in
        the email that we have just sent you.
      </Notice>
    );
  }
  return (
    <Form
      ref={keepPlace}
      noValidate
      method="dialog"
      aria-labelledby="waiting-title"
      onSubmit={submit((auditionWaiting, { idempotencyKey }) =>
        join({ auditionWaiting, 'idempotency-key': idempotencyKey }),
      )}
    >
      <Title as="h2" size={3} id="waiting-title">
        Wait for a time first
      </Title>
      <Fields>
        <ErrorSummary {...summary} />
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <EmailField {...field('email')} />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions privacy="all" next="It is free, and you can leave the list at any time.">
        <Button type="submit" tone="line" busy={sending} busyLabel="Sending …">
          Join the waiting list
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  max-width: ${measure.form};
  margin-top: ${space.s12};
  h2 {
    margin-bottom: ${space.s5};
  }
`;
