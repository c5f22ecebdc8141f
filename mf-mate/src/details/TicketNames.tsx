import { space } from '@school/shared/theme';
import { Fields, TextField, useFold } from '@school/shared/ui';
import styled from 'styled-components';
import type { TicketHold } from '../api';
import { Fold } from '../ui/Fold';
import type { BuyerForm } from './useBuyerForm';

interface Props {
  readonly form: BuyerForm;
  readonly hold: TicketHold;
}

/** A name for each ticket, the buyer's by default. Names can be changed until the doors open. */
export function TicketNames({ form: { field, form, buyerName }, hold: { tickets } }: Props) {
  const errors = form.formState.errors.names;
  const fold = useFold(errors !== undefined, form.getValues('names').some(Boolean));
  if (tickets.length < 2) return null;
  return (
    <Entry {...fold}>
      <summary>Other names on the tickets</summary>
      <Fields>
        {tickets.map(({ typeName, seat }, at) => (
          <TextField
            key={`${at} ${seat?.id ?? typeName}`}
            label={`Ticket ${at + 1}: ${seat?.label ?? typeName}`}
            optional
            placeholder={buyerName}
            autoComplete="off"
            {...field(`names.${at}`)}
          />
        ))}
      </Fields>
    </Entry>
  );
}

const Entry = styled(Fold)`
  > div {
    margin-top: ${space.s4};
  }
`;
