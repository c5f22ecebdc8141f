import { useState } from 'react';
import styled from 'styled-components';
import { codeOfApiError } from '@school/shared/api';
import { useSchoolForm, useWatch, type Sending } from '@school/shared/form';
import { optionsOf } from '@school/shared/staff/list';
import { measure, size, type as voice } from '@school/shared/theme';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  Money,
  PhoneField,
  SelectField,
  TextField,
} from '@school/shared/ui';
import { useSellAtDeskMutation, type StaffSeat, type StaffTicketType, type TicketOrderDetail } from '../api';
import { saleLabels } from '../labels';
import type { DeskDraft, DeskFields } from './deskDraft';
import { DeskLineFields } from './DeskLineFields';
import { atLines, deskLines, deskTotal } from './deskLines';

interface Props {
  readonly types: readonly StaffTicketType[];
  /** Seats selected on the plan. */
  readonly chosen: readonly StaffSeat[];
  readonly onSold: (order: TicketOrderDetail) => void;
  /** Called when a price has changed. */
  readonly onPricesChanged: () => void;
}

/** The form of a desk sale. */
export function DeskForm({ types, chosen, onSold, onPricesChanged }: Props) {
  const [sell] = useSellAtDeskMutation();
  const [defaults] = useState((): DeskFields => {
    const lines = deskLines(types, chosen);
    const filled = lines.find(({ quantity }) => quantity !== '0')?.type;
    const sale = types.find(({ id }) => id === filled)?.sale ?? 'public';
    return { sale, lines, name: '', email: '', phone: '' };
  });
  const { form, field, submit, sending, sent, summary } = useSchoolForm<DeskFields, DeskDraft>({
    schema: () =>
      import('./deskDraft').then(({ deskDraft }) =>
        deskDraft(new Map(types.map(({ id, sale }) => [id, sale]))),
      ),
    defaults,
    // Seats selected on the plan replace an older draft.
    draftKey: chosen.length > 0 ? undefined : 'desk-sale',
    idPrefix: 'desk-',
  });
  const [sale, lines] = useWatch({ control: form.control, name: ['sale', 'lines'] });
  const own = types.filter((type) => type.sale === sale).map(({ id }) => id);
  const total = deskTotal(
    types,
    lines.filter(({ type }) => own.includes(type)),
  );

  async function send({ items, name, email, phone }: DeskDraft, { idempotencyKey }: Sending): Promise<void> {
    try {
      const order = await sell({
        'idempotency-key': idempotencyKey,
        deskSale: {
          name,
          items: items.map(({ type, quantity, seats }) => ({
            type,
            quantity,
            ...(seats.length > 0 && { seats }),
          })),
          ...(email && { email }),
          ...(phone && { phone }),
          seenTotal: total,
        },
      }).unwrap();
      onSold(order);
    } catch (error) {
      if (codeOfApiError(error) === 'total_changed') onPricesChanged();
      throw atLines(
        error,
        items.map(({ nth }) => nth),
      );
    }
  }

  return (
    <Form noValidate aria-label="Sale at the desk" onSubmit={submit(send)}>
      <Fields>
        <ErrorSummary {...summary} />
        <SelectField label="Sale" options={optionsOf(saleLabels)} {...field('sale')} />
        {types.map(
          (type, nth) =>
            type.sale === sale && (
              <DeskLineFields
                key={type.id}
                type={type}
                quantity={field(`lines.${nth}.quantity`)}
                seats={field(`lines.${nth}.seats`)}
              />
            ),
        )}
        <TextField label="Name of the buyer" autoComplete="off" {...field('name')} />
        <EmailField help="The tickets are also sent there." optional autoComplete="off" {...field('email')} />
        <PhoneField optional autoComplete="off" {...field('phone')} />
        <Total>
          <span>Total in cash</span>
          <Money pesewas={total} />
        </Total>
      </Fields>
      <FormActions>
        <Button type="submit" busy={sending || sent} busyLabel="Selling">
          Paid, sell tickets
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  max-width: ${measure.form};
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  ${voice.figure}
  font-size: ${size.t4};
`;
