import { CheckoutFrame, NotPaidYet } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Button, ErrorSummary, Fields, FormActions, Notice, TextLink } from '@school/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Lines } from '../head/Lines';
import { PanelBody } from '../panel/PanelBody';
import { PanelHead } from '../panel/PanelHead';
import { useAuditionBoard } from '../slots/useAuditionBoard';
import { HoldBar } from './hold/HoldBar';
import { WaitForSlot } from './steps/WaitForSlot';
import { Elsewhere } from './draft/Elsewhere';
import type { SharedDraft } from './draft/useSharedDraft';
import { useEntering } from './flow/EntryContext';
import { unpaidTexts } from './send/unpaidTexts';
import type { SendEntry } from './send/useSendEntry';
import { StepList } from './StepList';
import { useStepsOfEntry } from './flow/StepsContext';
import { stepFields } from './steps/StepFields';

interface Props {
  readonly send: SendEntry;
  /** The draft on the server; a submitted entry has none. */
  readonly draft?: SharedDraft | undefined;
}

/** One step with its fields and buttons. The last step sends the entry. */
export function StepFrame({ send, draft }: Props) {
  const { school, hold, changed } = useEntering();
  const steps = useStepsOfEntry();
  const { step, before, summary } = steps;
  const { board } = useAuditionBoard();
  const isLast = step.id === 'review';
  const Asked = stepFields[step.id];
  const whole = school.summary.errors.filter((error) => !('field' in error));
  const wrong = isLast ? { ...school.summary, errors: whole } : summary;

  async function submit(event: FormEvent) {
    if (!isLast) return steps.next(event);
    event.preventDefault();
    await send.submit();
    // The rejected field may be the time, so check whether its hold is still valid.
    if (steps.leadToRefused()) hold.ask();
  }

  return (
    <>
      <PanelHead
        title={step.title}
        lead={step.lead}
        above={<StepList />}
        keepsFocus={wrong.errors.length > 0}
      />
      {hold.hold?.state === 'held' && (
        <HoldBar hold={hold.hold} answeredAt={hold.answeredAt} onEnd={hold.ask} />
      )}
      <PanelBody aria-label={step.title}>
        {changed?.words && (
          <Notice tone="warning" title="What you need to change">
            <Lines>{changed.words}</Lines>
          </Notice>
        )}
        {board && !board.isOpen && !changed && (
          <Notice tone="warning" title="No entries are taken at the moment">
            What you type stays on this device until then.
          </Notice>
        )}
        <Form
          noValidate
          method="dialog"
          aria-labelledby="panel-title"
          onSubmit={(event) => void submit(event)}
        >
          <ErrorSummary {...wrong} />
          <Fields>
            <Asked />
          </Fields>
          {isLast && send.unpaid && <NotPaidYet reason={send.unpaid} texts={unpaidTexts} />}
          <FormActions privacy="children" next={isLast ? nextOf(Boolean(changed)) : undefined}>
            <Button
              key={step.id}
              type="submit"
              tone="ink"
              size="l"
              busy={isLast ? school.sending : steps.isBusy}
              busyLabel="One moment …"
            >
              {isLast ? sendLabel(Boolean(changed), send.fee) : nextLabel(steps.fromReview, step.id)}
            </Button>
            {before && !isLast && !steps.fromReview && (
              <TextLink plain onClick={() => steps.show(before.id)}>
                Back
              </TextLink>
            )}
          </FormActions>
        </Form>
        {step.id === 'audition' && <WaitForSlot />}
        {draft && <Elsewhere draft={draft} email={school.form.getValues('competitor.email')} />}
      </PanelBody>
      <CheckoutFrame session={send.session} />
    </>
  );
}

const sendLabel = (isChange: boolean, fee: number) =>
  isChange ? 'Resubmit' : `Send and pay ${formatMoney(fee)}`;

function nextLabel(fromReview: boolean, step: string): string {
  if (step === 'audition') return 'Hold this time';
  return fromReview ? 'Back to the review' : 'Next';
}

const nextOf = (isChange: boolean) =>
  isChange
    ? 'The office checks it again and writes to you.'
    : 'We save your entry, then the payment opens. We email you the link to your entry.';

const Form = styled.form`
  position: relative;
  margin-top: ${space.s2};
  input,
  select,
  label {
    scroll-margin-top: 200px;
  }
  > [role='alert'] {
    margin-bottom: ${space.s6};
  }
`;
