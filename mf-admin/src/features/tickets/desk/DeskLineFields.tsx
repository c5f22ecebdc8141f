import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@school/shared/format';
import { media, space } from '@school/shared/theme';
import { TextField } from '@school/shared/ui';
import type { StaffTicketType } from '../api';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

interface Props {
  readonly type: StaffTicketType;
  readonly quantity: FieldProps;
  readonly seats: FieldProps;
}

/** Quantity of a ticket type, and optionally seats. */
export function DeskLineFields({ type: { name, price, left, pool, admits }, quantity, seats }: Props) {
  const each = admits > 1 ? ` for ${admits} people` : '';
  return (
    <Line>
      <TextField
        label={name}
        help={`${formatMoney(price)}${each}, ${left} left`}
        inputMode="numeric"
        autoComplete="off"
        {...quantity}
      />
      {pool !== null && (
        <TextField
          label={`Seats: ${name}`}
          help="For example C-7-12 C-7-13. If empty, the best seats."
          optional
          autoComplete="off"
          autoCapitalize="characters"
          {...seats}
        />
      )}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: end;
  gap: ${space.s4};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
