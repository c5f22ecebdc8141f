import * as z from 'zod';
import { programText } from '../common/text';
import { ticketLimits } from './limits';

/** Longer than any code with the blanks and hyphens that people type into it. */
const typedMax = 60;

/** A code as somebody typed or scanned it, without what only groups it, in capitals. */
const typedCode = (missing: string) =>
  programText(typedMax).transform((typed, context) => {
    const bare = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    if (bare !== '') return bare;
    context.addIssue({ code: 'custom', message: missing });
    return z.NEVER;
  });

/** A promo code, such as `SPRING25`. */
export const promoCode = typedCode('Please give the code').pipe(
  z
    .string()
    .max(ticketLimits.promoCodeMax, 'This code is not known')
    .regex(/^[A-Z0-9]+$/, 'This code is not known'),
);

/** A promo code that may be left out; an empty field is left out. */
export const optionalPromoCode = programText(typedMax)
  .optional()
  .transform((typed) => typed || undefined)
  .pipe(promoCode.optional());

/** The code of an invitation, eight letters and figures. */
export const invitationCode = typedCode('Please give the code of your invitation').pipe(
  z.string().regex(/^[A-Z0-9]{8}$/, 'A code has eight letters and figures'),
);

/** What stands in a ticket's QR code, and is typed where a camera fails; whether it is one, its check says. */
export const ticketCode = programText(300).transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase());
