import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Clock } from '../../platform/core/clock';
import { isKeyOf, type Keyed } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';
import type { donations } from '../../platform/db/schema';
import type { AppEnv } from '../../platform/http/deps';

type Donation = Pick<typeof donations.$inferSelect, 'id' | 'linkVersion' | 'linkUntil'>;

/** What a caller brings that may open the receipt of a donation. */
export interface ReceiptProof {
  /** Of the browser that sent the donation. */
  cookie?: string | undefined;
  /** Of the link in the mail. */
  key?: string | undefined;
}

interface RightContext {
  clock: Clock;
  signed: SignedTokens;
}

const use = 'donation.receipt';
const cookieName = 'receipt';
/** So long the browser that sent a donation sees its receipt: for the payment, and for printing. */
const browserSeconds = 2 * 60 * 60;

/** What the link to a receipt proves, until a newer one is mailed. */
export const receiptKeyOf = ({ id, linkVersion }: Pick<Donation, 'id' | 'linkVersion'>): Keyed => ({
  use: 'donation-receipt',
  id,
  version: linkVersion,
});

/** Whether a caller may see the receipt, and with it whose donation it is. The donation's id alone proves nothing. */
export async function mayReadReceipt(
  { clock, signed }: RightContext,
  donation: Donation,
  { cookie, key }: ReceiptProof,
): Promise<boolean> {
  if (cookie && (await signed.subjectOf(use, cookie)) === donation.id) return true;
  const isInTime = donation.linkUntil !== null && clock.now() < donation.linkUntil;
  return key !== undefined && isInTime && isKeyOf(signed, key, receiptKeyOf(donation));
}

/** Lets the browser that sent a donation see its receipt for a while; no script can read the proof. */
export async function letBrowserReadReceipt(c: Context<AppEnv>, donationId: string): Promise<void> {
  const { clock, settings, signed } = c.var.deps;
  const until = new Date(clock.now().getTime() + browserSeconds * 1000);
  setCookie(c, cookieName, await signed.sign(use, donationId, until), {
    path: `/api/donations/${donationId}`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: settings.siteOrigins[0]?.startsWith('https:') ?? false,
    maxAge: browserSeconds,
  });
}

export const receiptCookieOf = (c: Context<AppEnv>): string | undefined => getCookie(c, cookieName);
