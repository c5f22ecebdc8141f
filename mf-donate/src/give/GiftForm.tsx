import { formatMoney } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Button, ErrorSummary, FormActions, Honeypot } from '@school/shared/ui';
import styled from 'styled-components';
import type { Appeal } from '../content/appeals';
import { foundation } from '../content/giving';
import { AmountChoice } from './AmountChoice';
import { HowToPay } from './HowToPay';
import { NotPaidYet } from './NotPaidYet';
import type { Gift } from './useGift';
import { WhoGives } from './WhoGives';

interface Props {
  readonly gift: Gift;
  readonly appeal: Appeal;
}

const next = {
  mobile_money:
    'Next, your phone asks you to approve the amount. Nothing is taken before that. We e-mail the receipt as soon as the network confirms.',
  card: 'Next, the payment page asks for your card. We never see its number. We e-mail the receipt as soon as your bank confirms.',
} as const;

/** Amount, giver and way of paying. Without a script the form opens a mail with what was filled in. */
export function GiftForm({ gift, appeal }: Props) {
  return (
    <Form
      noValidate
      method="post"
      encType="text/plain"
      action={`mailto:${foundation.email}?subject=${encodeURIComponent(appeal.giveTitle)}`}
      aria-label={appeal.giveTitle}
      onSubmit={gift.give}
    >
      <ErrorSummary {...gift.summary} />
      <AmountChoice gift={gift} />
      <WhoGives gift={gift} />
      <HowToPay gift={gift} />
      <Honeypot {...gift.form.register('website')} />
      {gift.unpaid && <NotPaidYet unpaid={gift.unpaid} />}
      <FormActions next={next[gift.method]}>
        <Button type="submit" size="l" wide busy={gift.sending} busyLabel="Opening the payment …">
          {gift.pesewas > 0 ? `Give ${formatMoney(gift.pesewas)}` : 'Give'}
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  margin-top: ${space.s8};
`;
