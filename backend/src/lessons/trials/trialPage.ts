import { privateLink } from '@school/shared/private-links';
import { privateKey } from '../../platform/core/privateKey';
import type { BackgroundContext } from '../../platform/feature/feature';
import { trialKeyOf, type Trial } from './findTrial';

/** Returns where a family moves or cancels a lesson. */
export const trialPage = (
  { signed, siteOrigin }: Pick<BackgroundContext, 'signed' | 'siteOrigin'>,
  { booking, time }: Trial,
): string =>
  privateLink(`${siteOrigin}/learn/${time.instrument}`, 'trial', privateKey(signed, trialKeyOf(booking.id)));
