import { privateLink } from '@school/shared/private-links';
import { privateKey } from '../core/privateKey';
import type { BackgroundContext } from '../feature/feature';
import type { Block } from '../mail/message';
import { idOfAddress, textKeyOf } from './textNumbers';

/** Returns the page where the owner of an address gives a number, or has it deleted. */
export const textsPage = (
  { signed, siteOrigin }: Pick<BackgroundContext, 'signed' | 'siteOrigin'>,
  email: string,
): string =>
  privateLink(`${siteOrigin}/community`, 'texts', privateKey(signed, textKeyOf(idOfAddress(email))));

/** Returns the link to it for the end of a mail; nothing where text messages are not offered. */
export const textsLink = (
  context: Pick<BackgroundContext, 'signed' | 'siteOrigin' | 'settings'>,
  email: string,
): readonly Block[] =>
  context.settings.textMessages
    ? [{ link: { label: 'Get reminders by text message too', url: textsPage(context, email) } }]
    : [];
