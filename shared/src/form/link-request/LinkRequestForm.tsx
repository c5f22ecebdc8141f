import type { ComponentProps } from 'react';
import { measure } from '@school/shared/theme';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  Honeypot,
  Notice,
  keepPlace,
} from '@school/shared/ui';
import styled from 'styled-components';
import type { z } from 'zod';
import type { linkRequest } from '../../schemas/common/linkRequest';
import { useSchoolForm } from '../useSchoolForm';

const schema = () => import('../../schemas/common/linkRequest').then((module) => module.linkRequest);

interface Props {
  /** Names the operation that answers the form without scripts. */
  readonly operation: string;
  /** Sends it with scripts. */
  readonly ask: (request: z.output<typeof linkRequest>) => Promise<unknown>;
  readonly draftKey: string;
  /** Of a page with several forms. */
  readonly idPrefix?: string;
  /** The name of the form. */
  readonly title: string;
  readonly label: string;
  readonly button: string;
  readonly tone?: ComponentProps<typeof Button>['tone'];
  /** Says that links are on their way, if there are any. */
  readonly done: { readonly title: string; readonly text: string };
}

/** Asks for private links to be mailed, to somebody who has lost them or has none yet. */
export function LinkRequestForm({
  operation,
  ask,
  draftKey,
  idPrefix,
  title,
  label,
  button,
  tone,
  done,
}: Props) {
  const { field, form, submit, summary, sending, sent } = useSchoolForm({
    schema,
    defaults: { email: '', leaveEmpty: '' },
    draftKey,
    idPrefix,
  });
  if (sent) {
    return (
      <Notice tone="success" title={done.title} live>
        {done.text}
      </Notice>
    );
  }
  return (
    <Form
      ref={keepPlace}
      noValidate
      method="post"
      action={`/forms/${operation}`}
      aria-label={title}
      onSubmit={submit(ask)}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <EmailField label={label} {...field('email')} />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions privacy="all">
        <Button type="submit" busy={sending} busyLabel="Sending …" {...(tone && { tone })}>
          {button}
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  max-width: ${measure.form};
`;
