import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isKeyOf, type Keyed } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';
import type { ServiceContext } from '../../platform/db/context';
import type { donations } from '../../platform/db/schema';
import type { AppEnv } from '../../platform/http/deps';
import { isDonorReceiptKey } from './donorLink';

type Donation = Pick<typeof donations.$inferSelect, 'id' | 'email' | 'linkVersion' | 'linkUntil'>;

/** What a caller presents to open the receipt of a donation. */
export interface ReceiptProof {
  /** Of the browser that sent the donation. */
  cookie?: string | undefined;
  /** Of the link in the mail with the receipt, or of the page of its donor. */
  key?: string | undefined;
}

interface RightContext extends ServiceContext {
  signed: SignedTokens;
}

const use = 'donation.receipt';
const cookieName = 'receipt';
/** How long the browser that sent a donation can see its receipt: enough to pay and print. */
const browserSeconds = 2 * 60 * 60;

/** Returns the subject of a receipt's link, valid until a newer one is mailed. */
export const receiptKeyOf = ({ id, linkVersion }: Pick<Donation, 'id' | 'linkVersion'>): Keyed => ({
  use: 'donation-receipt',
  id,
  version: linkVersion,
});

/** Returns whether a caller may see the receipt, and so the donor. The donation's id alone is not enough. */
export async function mayReadReceipt(
  context: RightContext,
  donation: Donation,
  { cookie, key }: ReceiptProof,
): Promise<boolean> {
  const { clock, signed } = context;
  if (cookie && (await signed.subjectOf(use, cookie)) === donation.id) return true;
  const isInTime = donation.linkUntil !== null && clock.now() < donation.linkUntil;
  if (key === undefined) return false;
  if (isInTime && isKeyOf(signed, key, receiptKeyOf(donation))) return true;
  return isDonorReceiptKey(context, key, donation);
}

/** Gives the browser that sent a donation access to its receipt for a while, by a cookie that scripts cannot read. */
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
