import { codeOfApiError } from '@school/shared/api';
import { NotPaidYet } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import { space } from '@school/shared/theme';
import {
  Button,
  EmailField,
  ErrorSummary,
  FieldGroup,
  FormActions,
  Honeypot,
  PhoneField,
  TextField,
} from '@school/shared/ui';
import styled from 'styled-components';
import type { TicketHold } from '../api';
import { unpaidTexts } from '../payment/unpaidTexts';
import type { TicketPayment } from '../payment/useTicketPayment';
import { PaymentMethod } from './PaymentMethod';
import { PromoCode } from './PromoCode';
import { TicketNames } from './TicketNames';
import type { BuyerForm } from './useBuyerForm';
import type { Price } from './usePrice';

interface Props {
  readonly form: BuyerForm;
  readonly hold: TicketHold;
  readonly price: Price;
  readonly payment: TicketPayment;
}

const next = {
  mobile_money: 'Next, your phone asks you to approve the amount. Nothing is taken before that.',
  card: 'Next, the payment page asks for your card. We never see its number.',
} as const;

/** Three required fields: name, email and the number for mobile money. */
export function BuyerFormView({ form, hold, price, payment }: Props) {
  const { field, method, submit, summary, sending } = form;
  const isFree = price.amount === 0;
  const byPhone = method === 'mobile_money' && !isFree;

  const send = submit(async (buyer) => {
    const names = hold.tickets.map((_, at) => buyer.names?.[at] ?? '');
    const seenTotal = price.amount;
    try {
      await payment.pay({ ...buyer, ...(isFree && { method: 'card' }), names, seenTotal });
    } catch (failure) {
      // The discount of the code may have changed. An error of the code is shown when the form is sent.
      if (codeOfApiError(failure) === 'total_changed')
        await price.reckon(buyer.promoCode ?? '').catch(() => undefined);
      throw failure;
    }
  });

  return (
    <Form
      noValidate
      method="dialog"
      aria-label="Who are the tickets for?"
      onSubmit={(event) => {
        // A free order needs no payment, so the number for mobile money is not required.
        if (isFree) form.form.setValue('method', 'card');
        void send(event);
      }}
    >
      <ErrorSummary {...summary} />
      <FieldGroup title="You">
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <EmailField help="We send your tickets there, with the link to this page." {...field('email')} />
        <PhoneField
          optional={!byPhone}
          help={
            byPhone ? 'The number your mobile money is on.' : 'So that we can call you if something changes.'
          }
          {...field('phone')}
        />
        <TicketNames form={form} hold={hold} />
      </FieldGroup>
      {!isFree && <PaymentMethod form={form} />}
      {hold.amount > 0 && <PromoCode form={form} price={price} />}
      <Honeypot {...form.form.register('leaveEmpty')} />
      {payment.unpaidReason && <Unpaid reason={payment.unpaidReason} texts={unpaidTexts} />}
      <FormActions
        privacy="all"
        next={isFree ? 'You get your tickets at once, here and by email.' : next[method]}
      >
        <Button
          type="submit"
          tone="gold"
          size="l"
          wide
          busy={sending || payment.state === 'paid'}
          busyLabel={isFree ? 'One moment …' : 'Opening the payment …'}
        >
          {isFree ? 'Get the tickets' : `Pay ${formatMoney(price.amount)}`}
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  min-width: 0;
  /* Clear of the bar with the time. */
  input,
  summary,
  label {
    scroll-margin-top: 120px;
  }
  > fieldset:first-of-type {
    margin-top: 0;
  }
  > [role='alert'] {
    margin-bottom: ${space.s6};
  }
`;

const Unpaid = styled(NotPaidYet)`
  margin-top: ${space.s10};
`;
