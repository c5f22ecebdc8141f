import { formatMoney, formatPhone } from '@school/shared/format';
import { html } from 'hono/html';
import type { LocalTransaction } from '../ledger/state';
import { layout } from './layout';
import { notice } from './payPage';

/** Shows the page on which a request to a phone goes on, as the real service does for numbers in Ghana. */
export const phonePage = ({ amount, customer, response, status }: LocalTransaction) =>
  layout(
    { title: 'Payment on your phone' },
    html`<header class="head">
        <h1 tabindex="-1">${formatPhone(customer.phone_number)}</h1>
        <p class="sum">${formatMoney(amount)}</p>
        <p class="for">${response}</p>
      </header>
      <div class="body">
        ${notice}
        <form method="post" class="body" style="padding:0">
          ${
            status === 'pending'
              ? html`<section>
                  <button class="main" name="answer" value="approve">
                    <span>Approve on the phone</span>
                  </button>
                  <button class="no" name="answer" value="decline"><span>Decline on the phone</span></button>
                </section>`
              : ''
          }
          <section>
            <button class="plain" name="answer" value="later"><span>Go back</span></button>
          </section>
        </form>
      </div>`,
  );
