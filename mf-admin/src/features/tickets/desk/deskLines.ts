import { readRefusal } from '@school/shared/form';
import type { StaffSeat, StaffTicketType } from '../api';

/** The fields of one ticket type. */
export interface DeskLine {
  type: string;
  quantity: string;
  /** Seat ids separated by spaces or commas; empty for the best seats. */
  seats: string;
}

type Seat = Pick<StaffSeat, 'id' | 'pool'>;

const sells = ({ pool }: StaffTicketType, seat: Seat): boolean => pool !== null && pool === seat.pool;

/** Returns a line for each ticket type, with the selected seats in the first type that sells them. */
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

/** Returns the expected total in pesewas; the API decides. */
export const deskTotal = (
  types: readonly Pick<StaffTicketType, 'id' | 'price'>[],
  lines: readonly Pick<DeskLine, 'type' | 'quantity'>[],
): number =>
  lines.reduce((sum, { type, quantity }) => {
    const many = /^\d{1,3}$/.test(quantity.trim()) ? Number(quantity) : 0;
    return sum + many * (types.find(({ id }) => id === type)?.price ?? 0);
  }, 0);

/**
 * Renames the fields of a rejection: the API numbers the submitted items, the form numbers its lines.
 * @param lineOf the line of each submitted item
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
