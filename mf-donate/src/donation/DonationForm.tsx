import { NotPaidYet } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import type { DonationProject } from '@school/shared/projects';
import { space } from '@school/shared/theme';
import { Button, ErrorSummary, FormActions, Honeypot } from '@school/shared/ui';
import styled from 'styled-components';
import { AmountChoice } from './AmountChoice';
import { DonorFields } from './DonorFields';
import { unpaidTexts } from './unpaidTexts';
import { PaymentMethod } from './PaymentMethod';
import { SupporterChoice } from './SupporterChoice';
import { TributeFields } from './TributeFields';
import type { DonationFormState } from './useDonationForm';

interface Props {
  readonly donation: DonationFormState;
  readonly project: DonationProject;
}

const nextStep = {
  mobile_money:
    'Next, your phone asks you to approve the amount. Nothing is taken before that. We email the receipt as soon as the network confirms.',
  card: 'Next, the payment page asks for your card. We never see its number. We email the receipt as soon as your bank confirms.',
} as const;

const monthlyNextStep = {
  mobile_money: `${nextStep.mobile_money} Each month we then ask you again by email.`,
  card: 'Next, the payment page asks for your card. The payment service keeps it, and we charge it every month until you pause or stop. We never see its number. We email a receipt each time.',
} as const;

/** Amount, donor and payment method. Without a script the site's server leads to the payment service's own page. */
export function DonationForm({ donation, project }: Props) {
  const { payment } = donation;
  const perMonth = donation.isMonthly ? ' a month' : '';
  return (
    <Form
      noValidate
      method="post"
      action="/forms/startDonation"
      aria-label={project.donateTitle}
      onSubmit={donation.send}
    >
      <input type="hidden" name="project" value={project.slug} />
      <ErrorSummary {...donation.summary} />
      <AmountChoice donation={donation} />
      <SupporterChoice donation={donation} />
      <DonorFields donation={donation} />
      <TributeFields donation={donation} />
      <PaymentMethod donation={donation} />
      <Honeypot {...donation.form.register('leaveEmpty')} />
      {payment.unpaidReason && <Unpaid reason={payment.unpaidReason} texts={unpaidTexts} />}
      <FormActions privacy="all" next={(donation.isMonthly ? monthlyNextStep : nextStep)[donation.method]}>
        <Button type="submit" size="l" wide busy={donation.sending} busyLabel="Opening the payment …">
          {donation.total > 0 ? `Give ${formatMoney(donation.total)}${perMonth}` : 'Give'}
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  margin-top: ${space.s8};
`;

const Unpaid = styled(NotPaidYet)`
  margin-top: ${space.s10};
`;
