import { parseMoney, showableLine } from '@school/shared/format';
import * as z from 'zod';

/** Reads what is typed; undefined refuses it. */
type Read<Value> = (typed: string) => Value | undefined;

/** What is typed into one line, read as something else. @param message said when it cannot be */
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

/** A whole number as it is typed. @param message said when it is something else or out of range */
export const typedNumber = (min: number, max: number, message: string) => typed(wholeIn(min, max), message);

/** The same, or something else for an empty field. */
export const numberOr = <Empty>(empty: Empty, min: number, max: number, message: string) =>
  typed<number | Empty>((text) => (text === '' ? empty : wholeIn(min, max)(text)), message);

/** An amount as it is typed, in pesewas. @param min in pesewas */
export const typedAmount = (min: number) =>
  typed((text) => {
    const pesewas = parseMoney(text);
    return pesewas !== undefined && pesewas >= min ? pesewas : undefined;
  }, 'Please enter an amount in cedis and pesewas');
