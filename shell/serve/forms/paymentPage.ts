import { PLAIN_PAYMENT_ID, type PlainForm, type SentText } from '@school/shared/schemas/sent';
import { escape } from '../../release/compose/escape';
import { framedPage, PLAIN_BUTTON } from './framedPage';

/** The API's answer about a payment, or its error. */
export interface PaymentState {
  readonly state?: 'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';
  /** Whether money came that could not be taken for it. */
  readonly needsStaff?: boolean;
  readonly receipt?: readonly (readonly [label: string, value: string])[];
  readonly error?: { readonly message?: string };
}

interface Place {
  /** The composed page that gives the frame. */
  readonly html: string;
  readonly operation: string;
  readonly id: string;
}

interface Payment extends Place {
  readonly paid: NonNullable<PlainForm['paid']>;
  readonly payment: PaymentState;
}

interface Shown extends SentText {
  /** Whether another look can find another state. */
  readonly checks?: boolean;
  /** The label of the button that leads to the payment service. */
  readonly pays?: string;
}

/** Returns the page that shows the state of a payment. Its link checks again, and its button pays. */
export function paymentPage({ html, operation, id, paid, payment }: Payment): string {
  const { title, text, checks, pays } = shownOf(payment, paid);
  const rows = (payment.receipt ?? []).map(([label, value]) => `${escape(label)}: <b>${escape(value)}</b>`);
  const parts = [
    `<p role="status">${escape(text)}</p>`,
    rows.length > 0 ? `<p>${rows.join('<br>')}</p>` : '',
    pays ? payForm(`/forms/${operation}?page=${encodeURIComponent(paid.page)}`, id, pays) : '',
    checks ? `<p><a href="${addressOf({ operation, id })}">Check again</a></p>` : '',
    '<p><a href="/">Back to home</a></p>',
  ];
  return framedPage({ html, title, content: parts.join('') });
}

/** Returns the page that says why a payment cannot be tried again. */
export function notPaidPage({ html, operation, id, message }: Place & { readonly message: string }): string {
  const back = `<p><a href="${escape(addressOf({ operation, id }))}">Back to your payment</a></p>`;
  const content = `<p role="alert">${escape(message)}</p>${back}`;
  return framedPage({ html, title: 'This cannot be paid now', content });
}

const addressOf = ({ operation, id }: Omit<Place, 'html'>): string => `/forms/${operation}/payments/${id}`;

const payForm = (action: string, id: string, label: string): string =>
  `<form method="post" action="${action}"><input type="hidden" name="${PLAIN_PAYMENT_ID}" value="${id}"><button style="${PLAIN_BUTTON}">${label}</button></form>`;

function shownOf({ state, needsStaff, error }: PaymentState, paid: SentText): Shown {
  if (state === 'paid') return paid;
  if (state === 'refunded')
    return {
      title: 'Your payment was refunded',
      text: 'It was refunded to your card or mobile money account. With a card this can take a few days.',
    };
  if (needsStaff)
    return {
      title: 'The office is checking your payment',
      text: 'The amount that arrived does not match the amount due. Please do not pay again. The office knows about it and will write to you.',
    };
  if (state === 'pending')
    return {
      title: 'Your payment is on its way',
      text: 'It is not confirmed yet. With mobile money, approve it on your phone. You may close this page: we email you as soon as it is confirmed.',
      checks: true,
    };
  if (state === 'created')
    return {
      title: 'Not paid yet',
      text: 'The payment service reports no payment. If you have just paid, check again in a moment. If you left before paying, you were not charged.',
      checks: true,
      pays: 'Go to the payment page',
    };
  if (state === 'failed')
    return {
      title: 'The payment did not go through',
      text: 'It was declined, and you were not charged.',
      pays: 'Try again',
    };
  if (state === 'expired')
    return {
      title: 'The payment was not approved in time',
      text: 'You were not charged.',
      pays: 'Try again',
    };
  return {
    title: 'We cannot check your payment right now',
    text: error?.message ?? 'If you have paid, nothing is lost.',
    checks: true,
  };
}
