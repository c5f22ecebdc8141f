import { readRefusal } from '@school/shared/form';
import type { StaffSeat, StaffTicketType } from '../api';

/** What is typed for one ticket type. */
export interface DeskLine {
  type: string;
  quantity: string;
  /** Seat ids with blanks or commas between them; empty for the best ones. */
  seats: string;
}

type Seat = Pick<StaffSeat, 'id' | 'pool'>;

/** Whether a type sells a seat. */
const sells = ({ pool }: StaffTicketType, seat: Seat): boolean => pool !== null && pool === seat.pool;

/** The lines of the desk's form: one for each type, with the seats that were chosen on the plan in the first that sells them. */
export function deskLines(types: readonly StaffTicketType[], chosen: readonly Seat[]): DeskLine[] {
  const left = new Set(chosen);
  return types.map((type) => {
    const seats = [...left].filter((seat) => sells(type, seat));
    for (const seat of seats) left.delete(seat);
    return {
      type: type.id,
      quantity: String(Math.ceil(seats.length / type.admits)),
      seats: seats.map(({ id }) => id).join(' '),
    };
  });
}

/** What the lines come to, in pesewas, before anybody is asked; the API says what counts. */
export const deskTotal = (
  types: readonly Pick<StaffTicketType, 'id' | 'price'>[],
  lines: readonly Pick<DeskLine, 'type' | 'quantity'>[],
): number =>
  lines.reduce((sum, { type, quantity }) => {
    const many = /^\d{1,3}$/.test(quantity.trim()) ? Number(quantity) : 0;
    return sum + many * (types.find(({ id }) => id === type)?.price ?? 0);
  }, 0);

/**
 * A refusal with its fields named as the desk's form has them: the API counts the items that were sent, the form the
 * lines that stand there.
 * @param lineOf the line of each item that was sent
 */
export function atLines(error: unknown, lineOf: readonly number[]): unknown {
  const fields = readRefusal(error)?.fields ?? [];
  if (fields.length === 0) return error;
  const { data, ...rest } = error as { data: { error: object } };
  const named = fields.map(({ field, message }) => ({
    message,
    field: field.replace(/^items\.(\d+)\.(quantity|seats|type).*$/, (_, nth: string, part: string) => {
      const line = lineOf[Number(nth)] ?? 0;
      return `lines.${line}.${part === 'seats' ? 'seats' : 'quantity'}`;
    }),
  }));
  return { ...rest, data: { error: { ...data.error, fields: named } } };
}
