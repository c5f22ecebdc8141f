import { formatMoney, formatPhone } from '@school/shared/format';
import { html } from 'hono/html';
import type { Session } from '../ledger/state';
import { layout } from './layout';

const close = html`<button class="close" data-close aria-label="Cancel and go back"></button>`;

export const notice = html`<p class="notice">
  Local checkout. It runs on this machine only and moves no money.
</p>`;

/** Shows the page in the frame: one button for each outcome of a payment. */
export function payPage(session: Session) {
  const content = html`${close}${head(session)}
    <div class="body">
      ${notice}
      <div data-panel="choose" class="body" style="padding:0">${waysToPay(session)}</div>
      ${result('successful', 'good', 'Paid', html`<button class="main" data-close>Back to the school</button>`)}
      ${result(
        'pending',
        'wait',
        'Waiting for your phone',
        html`<button class="main" data-close>Back to the school</button>`,
      )}
      ${result(
        'failed',
        'bad',
        'Not paid',
        html`<button class="main" data-show="choose">Try again</button>
          <button class="plain" data-close>Back to the school</button>`,
      )}
      ${result(
        'away',
        'bad',
        'The local checkout does not answer',
        html`<button class="main" data-show="choose">Try again</button>`,
      )}
    </div>`;
  return layout({ title: `${session.title}: payment`, script: '/pay.js', session }, content);
}

/** What is paid for. */
export const head = ({ title, amount, description }: Session) =>
  html`<header class="head">
    <h1 tabindex="-1">${title}</h1>
    <p class="sum">${formatMoney(amount)}</p>
    <p class="for">${description}</p>
  </header>`;

/** One button for each outcome; in a form, it is the button that sends it. */
export const waysToPay = ({ methods, customer }: Session) =>
  html`${methods.includes('card') ? card() : ''}${methods.includes('mobilemoneygh') ? mobileMoney(customer.phone_number) : ''}`;

const card = () =>
  html`<section aria-labelledby="card">
    <h2 id="card">Card</h2>
    <button class="main" name="way" value="card">
      <span>Pay by card<small>A card that is good for it</small></span>
    </button>
    <button class="no" name="way" value="declined-card"><span>Pay by a card that is declined</span></button>
  </section>`;

const mobileMoney = (phone: string) =>
  html`<section aria-labelledby="momo">
    <h2 id="momo">Mobile money</h2>
    ${phone ? html`<p>${formatPhone(phone)}</p>` : ''}
    <button class="main" name="way" value="mobile-money"><span>Approve on the phone</span></button>
    <button class="later" name="way" value="mobile-money-later">
      <span>Approve later<small>The payment is pending until then</small></span>
    </button>
    <button class="no" name="way" value="declined-mobile-money"><span>Decline on the phone</span></button>
  </section>`;

const result = (status: string, tone: string, heading: string, buttons: unknown) =>
  html`<section data-panel="${status}" hidden>
    <div class="${tone}" role="status">
      <h2 tabindex="-1">${heading}</h2>
      <p data-message></p>
    </div>
    ${buttons}
  </section>`;

/** Shown for a moment, or for as long as there is no next page. */
export const openingPage = () =>
  layout(
    { title: 'Payment', script: '/open.js' },
    html`${close}
      <header class="head"><h1 tabindex="-1">Payment</h1></header>
      <div class="body">
        ${notice}
        <section data-panel="problem" hidden>
          <div class="bad" role="alert">
            <h2>This cannot be paid</h2>
            <p data-message></p>
          </div>
        </section>
      </div>`,
  );
