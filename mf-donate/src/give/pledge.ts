import { formatMoney } from '@school/shared/format';
import type { Appeal } from '../content/appeals';
import { foundation } from '../content/giving';
import type { GiftDraft } from './giftDraft';

/** What a donor means to give, under the donation's own id. */
export interface Pledge extends GiftDraft {
  readonly donationId: string;
}

/** What the donor writes on the transfer, so that the gift finds its cloth: 'GIFT-3F2A9C1B'. */
export const referenceOf = ({ donationId }: Pick<Pledge, 'donationId'>): string =>
  `GIFT-${donationId
    .replace(/[^0-9a-z]/gi, '')
    .slice(0, 8)
    .toUpperCase()}`;

/** A mail to the foundation that says everything, ready to be sent. */
export function mailOf(pledge: Pledge, appeal: Appeal): string {
  const subject = `${referenceOf(pledge)}: ${formatMoney(pledge.amount)} for ${appeal.name}`;
  const lines = [
    'I would like to give.',
    '',
    ...summaryOf(pledge, appeal).map(({ label, value }) => `${label}: ${value}`),
  ];
  return `mailto:${foundation.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** The pledge line by line; what was left empty is left out. */
export function summaryOf(
  pledge: Pledge,
  appeal: Appeal,
): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: 'Amount', value: formatMoney(pledge.amount) },
    { label: 'For', value: appeal.name },
    { label: 'Reference', value: referenceOf(pledge) },
    { label: 'Name', value: pledge.anonymous ? `${pledge.name} (not to be named)` : pledge.name },
    { label: 'E-mail', value: pledge.email },
    { label: 'Phone', value: pledge.phone },
    { label: 'Message', value: pledge.message },
  ].filter(({ value }) => value !== '');
}
