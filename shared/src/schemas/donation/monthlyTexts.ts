import { formatMoney } from '../../format/money';

const monthLabels = {
  due: 'not paid yet',
  charging: 'being charged',
  paid: 'paid',
  missed: 'not paid',
  skipped: 'left out',
} as const;

/** The states of a gift that repeats every month. */
export const giftStateLabels = {
  starting: 'Waiting for the first payment',
  active: 'Active',
  paused: 'Paused',
  stopped: 'Ended',
} as const;

interface Month {
  readonly state: keyof typeof monthLabels;
  /** The state of its order. */
  readonly payment: string;
}

/** Returns the state of a month as its donor reads it. */
export const giftMonthLabel = ({ state, payment }: Month): string =>
  payment === 'refunded' ? 'refunded' : monthLabels[state];

interface Gift {
  readonly state: 'starting' | 'active' | 'paused' | 'stopped';
  readonly method: 'card' | 'mobile_money';
  /** Whether a card is charged. */
  readonly byItself: boolean;
}

/** Describes how a monthly gift stands. */
export function giftStateTexts({ state, method, byItself }: Gift): string {
  if (state === 'starting') return 'This gift begins with its first payment.';
  if (state === 'paused') return 'This gift is paused. You are not charged until you resume it.';
  if (state === 'stopped') return 'This gift has ended. You are not charged any more. Thank you.';
  if (byItself)
    return 'We charge your card each month. If it does not work, we tell you and try again after 3 and 7 days.';
  return method === 'card'
    ? 'Each month we send you an email with a button, and you pay by card on the payment page. We ask again after 3 and 7 days.'
    : 'Each month we send you an email with a button, and you approve the payment on your phone. We ask again after 3 and 7 days.';
}

interface MonthPayment {
  /** Of the month's order, after its donor began the payment. */
  readonly state: 'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';
  readonly method: 'card' | 'mobile_money';
}

/** Says what has become of a payment that the donor of a monthly gift began. */
export function giftPaymentText({ state, method }: MonthPayment): string {
  if (state === 'paid' || state === 'refunded')
    return 'This month is already paid. You find the receipt in your email.';
  if (state === 'failed' || state === 'expired')
    return 'The payment did not work. You were not charged. You can try again now.';
  if (method === 'card')
    return state === 'pending'
      ? 'Your payment is on its way. The receipt comes by email.'
      : 'The payment page cannot be opened right now. You were not charged. Please try again in a few minutes.';
  return state === 'pending'
    ? 'A request is on its way to your phone. Approve it there. The receipt comes by email.'
    : 'Your network has not confirmed the request yet. If your phone does not ask you within a few minutes, try again.';
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the name of a month, such as 'March 2025'. @param month its first day */
export const giftMonthName = (month: string): string => monthName.format(new Date(month));

/** Says how a gift is changed from the page of its donor, who has proved less than its link does. */
export const giftLinkText = 'To change, pause or stop it, open the link in our emails about it.';

/** Said once the links of a gift are replaced, with or without a mail. */
export const giftLinkReplaced =
  'The old link does not work any more. We email you the new one, at most five times a day.';

/** Returns the label of a button for a gift's link; beside other gifts it names the project. */
export const giftLinkLabel = (verb: string, project: { readonly name: string }, isNamed: boolean): string =>
  isNamed ? `${verb} for ${project.name}` : verb;

interface WallMessage {
  readonly anonymous: boolean;
  readonly wall: 'shown' | 'waiting' | 'hidden';
  /** Of the donation. */
  readonly state: string;
}

/** Says whether the message of a donor is shown. */
export function wallText({ anonymous, wall, state }: WallMessage): string {
  if (anonymous) return 'Not shown: you asked us not to name you';
  if (state === 'refunded') return 'Not shown: the donation was refunded';
  if (wall === 'waiting') return 'We read it before it is shown';
  return wall === 'shown' ? 'Shown beside the project' : 'Not shown';
}

/** Writes what is paid, in pesewas, with the part that covers the payment fee. */
export const sumWithFee = (total: number, fee: number): string =>
  fee > 0 ? `${formatMoney(total)}, of it ${formatMoney(fee)} for the payment fee` : formatMoney(total);

/** Says what the donor of a monthly gift adds. */
export const addedFeeText = (fee: number): string =>
  `You add ${formatMoney(fee)} each month for the payment fee.`;

/** Says that the fee is not added any more. */
export const feeLeftOutText = 'From the next month, you do not add the payment fee.';
