import { parseMoney, showableLine } from '@school/shared/format';
import * as z from 'zod';

/** Parses a text; undefined rejects it. */
type Read<Value> = (typed: string) => Value | undefined;

/** A one-line text parsed into another type. @param message shown when it cannot be parsed */
const typed = <Value>(read: Read<Value>, message: string) =>
  z.string().transform((text, context): Value => {
    const value = read(showableLine(text));
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const wholeIn =
  (min: number, max: number): Read<number> =>
  (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };

/** A whole number. @param message shown for anything else, or when out of range */
export const typedNumber = (min: number, max: number, message: string) => typed(wholeIn(min, max), message);

/** A whole number, or another value for an empty field. */
export const numberOr = <Empty>(empty: Empty, min: number, max: number, message: string) =>
  typed<number | Empty>((text) => (text === '' ? empty : wholeIn(min, max)(text)), message);

/** An amount of money, parsed into pesewas. @param min in pesewas */
export const typedAmount = (min: number) =>
  typed((text) => {
    const pesewas = parseMoney(text);
    return pesewas !== undefined && pesewas >= min ? pesewas : undefined;
  }, 'Please enter an amount in cedis and pesewas');
