import { paint } from './base/palette';
import { bar, circle, path } from './base/primitives';
import { sheet } from './sheet';

export interface PaymentArtProps {
  readonly of: 'card' | 'momo';
}

const card = (): string =>
  bar(6, 6, 84, 52, paint('wine')) +
  bar(6, 16, 84, 10, paint('ink')) +
  bar(14, 34, 16, 12, paint('gold')) +
  circle(68, 42, 10, paint('clay')) +
  path('M80,32A10,10 0 0 1 80,52Z', paint('rose'));

const phone = (): string =>
  bar(30, 0, 36, 64, paint('ink')) +
  bar(34, 6, 28, 46, paint('paper')) +
  circle(48, 29, 11, paint('gold')) +
  path('M48,18A11,11 0 0 1 48,40Z', paint('goldDeep')) +
  bar(43, 55, 10, 4, paint('paper')) +
  path('M74,18A16,16 0 0 1 74,42V36A10,10 0 0 0 74,24Z', paint('clay')) +
  path('M22,18A16,16 0 0 0 22,42V36A10,10 0 0 1 22,24Z', paint('clay'));

/** Draws a bank card or a phone with mobile money. */
export const paymentArt = ({ of, id }: PaymentArtProps & { readonly id: string }): string =>
  sheet(id).svg({ viewBox: [0, 0, 96, 64] }, of === 'card' ? card() : phone());
