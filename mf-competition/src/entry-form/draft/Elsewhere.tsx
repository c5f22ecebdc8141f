import { useSchoolForm } from '@school/shared/form';
import { color, line, measure, space } from '@school/shared/theme';
import { Button, EmailField, ErrorSummary, FormActions, Text } from '@school/shared/ui';
import type { EntryLinksRequest } from '../../api';
import styled from 'styled-components';
import type { SharedDraft } from './useSharedDraft';

interface Props {
  readonly draft: SharedDraft;
  /** The default address for the link. */
  readonly email: string;
}

/** Mails a private link to continue the entry on another device. */
export function Elsewhere({ draft, email }: Props) {
  return (
    <Fold>
      <summary>Continue later, or on another device</summary>
      <Text>
        What you type is kept on this device until the entry is sent.{' '}
        {draft.kept && (
          <span>{`It is also saved for the link that we sent to ${draft.kept.email}, with each step.`}</span>
        )}
      </Text>
      {draft.trouble && (
        <Text role="status">The last step is saved on this device only: {draft.trouble}</Text>
      )}
      <MailLink key={email} draft={draft} email={email} />
    </Fold>
  );
}

function MailLink({ draft, email }: Props) {
  const { field, submit, summary, sending, sent } = useSchoolForm<{ email: string }, EntryLinksRequest>({
    schema: () => import('@school/shared/schemas/common').then(({ linkRequest }) => linkRequest),
    defaults: { email },
    idPrefix: 'link-',
  });
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Continue on another device"
      onSubmit={submit(({ email: to }) => draft.mailTo(to))}
    >
      <ErrorSummary {...summary} />
      <EmailField label="Email me a link" {...field('email')} />
      <FormActions privacy="all">
        <Button type="submit" tone="line" busy={sending} busyLabel="Sending …">
          {sent ? 'Send it again' : 'Send the link'}
        </Button>
        <Text role="status">
          {sent && `Sent to ${draft.kept?.email ?? ''}. It opens your entry as you left it.`}
        </Text>
      </FormActions>
    </form>
  );
}

const Fold = styled.details`
  margin-top: ${space.s12};
  border-top: ${line.hair} solid ${color.rule};
  > summary {
    display: flex;
    align-items: center;
    min-height: ${measure.control};
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.28em;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  form {
    margin-block: ${space.s5};
  }
`;
