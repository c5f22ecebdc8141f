/** The states of a month as its donor reads them. */
export const giftMonthLabels = {
  due: 'not paid yet',
  charging: 'being charged',
  paid: 'paid',
  missed: 'not paid',
  skipped: 'left out',
} as const;

interface Gift {
  readonly state: 'starting' | 'active' | 'paused' | 'stopped';
  readonly byItself: boolean;
}

/** Describes how a monthly gift stands. */
export function giftStateTexts({ state, byItself }: Gift): string {
  if (state === 'starting') return 'This gift begins with its first payment.';
  if (state === 'paused') return 'This gift is paused. You are not charged until you resume it.';
  if (state === 'stopped') return 'This gift has ended. You are not charged any more. Thank you.';
  return byItself
    ? 'We charge your card each month. If it does not work, we tell you and try again after 3 and 7 days.'
    : 'Each month we send you an email with a button, and you approve the payment on your phone. We ask again after 3 and 7 days.';
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the name of a month, such as 'March 2025'. @param month its first day */
export const giftMonthName = (month: string): string => monthName.format(new Date(month));
