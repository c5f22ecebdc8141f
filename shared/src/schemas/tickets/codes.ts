import * as z from 'zod';
import { numberWord } from '../../format';
import { programText } from '../common/text';
import { ticketLimits } from './limits';

/** Longer than any code with typed spaces and hyphens. */
const typedMax = 60;

/** Creates a field for a typed or scanned code, converted to capitals without separators. */
const typedCode = (missing: string) =>
  programText(typedMax).transform((typed, context) => {
    const bare = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    if (bare !== '') return bare;
    context.addIssue({ code: 'custom', message: missing });
    return z.NEVER;
  });

/** A promo code, such as `SPRING25`. */
export const promoCode = typedCode('Please enter the code').pipe(
  z
    .string()
    .max(ticketLimits.promoCodeMax, 'This code is not valid')
    .regex(/^[A-Z0-9]+$/, 'This code is not valid'),
);

/** An optional promo code; an empty field is omitted. */
export const optionalPromoCode = programText(typedMax)
  .optional()
  .transform((typed) => typed || undefined)
  .pipe(promoCode.optional());

/** The code of an invitation, eight letters and digits. */
export const invitationCode = typedCode('Please enter the code of your invitation').pipe(
  z
    .string()
    .regex(
      new RegExp(`^[A-Z0-9]{${ticketLimits.invitationCodeLength}}$`),
      `A code has ${numberWord(ticketLimits.invitationCodeLength)} letters and numbers`,
    ),
);

/** The content of a ticket's QR code, which can be typed when a camera fails. Its checksum is verified elsewhere. */
export const ticketCode = programText(300).transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase());
