import { measure, space } from '@school/shared/theme';
import { Fields, TextField } from '@school/shared/ui';
import styled from 'styled-components';
import type { TicketHold } from '../api';
import type { BuyerForm } from './useBuyerForm';

interface Props {
  readonly form: BuyerForm;
  readonly hold: TicketHold;
}

/** A name for each ticket, the buyer's by default. Names can be changed until the doors open. */
export function TicketNames({ form: { field, form, buyerName }, hold: { tickets } }: Props) {
  if (tickets.length < 2) return null;
  const names = form.getValues('names');
  const errors = form.formState.errors.names;
  return (
    <Entry open={names.some(Boolean) || errors !== undefined || undefined}>
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

const Entry = styled.details`
  > summary {
    display: flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.28em;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > div {
    margin-top: ${space.s4};
  }
`;
