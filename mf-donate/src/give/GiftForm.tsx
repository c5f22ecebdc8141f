import { formatMoney } from '@school/shared/format';
import { space } from '@school/shared/theme';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  FieldGroup,
  FormActions,
  TextArea,
  TextField,
} from '@school/shared/ui';
import styled from 'styled-components';
import type { Appeal } from '../content/appeals';
import { foundation } from '../content/giving';
import { AmountChoice } from './AmountChoice';
import type { Gift } from './useGift';

interface Props {
  readonly gift: Gift;
  readonly appeal: Appeal;
}

/** Amount and giver. Without a script the form opens a mail with what was filled in. */
export function GiftForm({ gift, appeal }: Props) {
  const { field } = gift;
  return (
    <Form
      noValidate
      method="post"
      encType="text/plain"
      action={`mailto:${foundation.email}?subject=${encodeURIComponent(appeal.giveTitle)}`}
      onSubmit={gift.pledgeIt}
    >
      <ErrorSummary {...gift.summary} />
      <AmountChoice gift={gift} />
      <FieldGroup title="Who is giving?">
        <TextField label="Full name" autoComplete="name" {...field('name')} />
        <TextField
          label="E-mail"
          help="So that we can write to you when your gift has arrived."
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <TextField
          label="Phone"
          optional
          help="Best the number your mobile money is on: we find your gift by it."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextArea label="A word to the young musicians" optional rows={3} {...field('message')} />
        <CheckboxField label="Give without being named" {...field('anonymous')} />
      </FieldGroup>
      <FormActions next="Next: the numbers to send it to, with a reference of your own. Nothing is taken before you send it yourself.">
        <Button type="submit" size="l" wide busy={gift.sending}>
          {gift.pesewas > 0 ? `Give ${formatMoney(gift.pesewas)}` : 'Give'}
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  margin-top: ${space.s8};
`;
