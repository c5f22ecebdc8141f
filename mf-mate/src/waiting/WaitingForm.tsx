import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { waitingJoined } from '@school/shared/schemas/sent';
import type { WaitingListEntry } from '@school/shared/schemas/tickets';
import { measure } from '@school/shared/theme';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  Honeypot,
  Notice,
  SelectField,
  TextField,
  TextLink,
  keepPlace,
} from '@school/shared/ui';
import styled from 'styled-components';
import { ticketsPath } from '../purchase/paths';
import type { TypeFacts } from '../sale/saleFacts';
import type { WaitingFields } from './waitingDraft';
import { WAITING_NEXT } from './words';

interface Props {
  readonly type: TypeFacts;
  /** The maximum per order. */
  readonly most: number;
}

const EMPTY: WaitingFields = { quantity: '1', name: '', email: '', leaveEmpty: '' };

export function WaitingForm({ type, most }: Props) {
  const join = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.joinWaitingList));
  const { field, form, submit, summary, sending, sent } = useSchoolForm<WaitingFields, WaitingListEntry>({
    schema: () => import('./waitingDraft').then(({ waitingDraft }) => waitingDraft(type.id)),
    defaults: EMPTY,
    draftKey: `mate-2025-waiting-${type.id}`,
  });

  if (sent) {
    return (
      <>
        <Notice tone="success" title={waitingJoined.title} live>
          {waitingJoined.text}
        </Notice>
        <p>
          <TextLink to={ticketsPath('public')}>See the other tickets</TextLink>
        </p>
      </>
    );
  }
  return (
    <Form
      ref={keepPlace}
      noValidate
      method="dialog"
      aria-label={`Waiting list: ${type.name}`}
      onSubmit={submit((waitingListEntry, { idempotencyKey }) =>
        join({ waitingListEntry, 'idempotency-key': idempotencyKey }),
      )}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <SelectField
          label="How many?"
          options={Array.from({ length: most }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
          {...field('quantity')}
        />
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <EmailField help="We send the offer there." {...field('email')} />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions privacy="all" next={WAITING_NEXT}>
        <Button type="submit" tone="gold" size="l" wide busy={sending} busyLabel="Sending …">
          Join the waiting list
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  max-width: ${measure.form};
`;
