import { privateLink } from '@school/shared/private-links';
import { privateKey } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';
import { giftKeyOf, type MonthlyGift } from './findGift';

/** Returns the private link of a monthly gift. */
export const giftLinkOf = (
  signed: SignedTokens,
  siteOrigin: string,
  gift: Pick<MonthlyGift, 'id' | 'linkVersion'>,
): string => privateLink(`${siteOrigin}/donate/monthly`, 'monthly', privateKey(signed, giftKeyOf(gift)));
