import { formatMoney } from '@school/shared/format';
import { html } from 'hono/html';
import type { CheckoutState, LocalTransaction } from '../ledger/state';
import type { Sent } from '../ledger/webhookSender';
import { layout } from './layout';

const act = (label: string, path: string, body: object, method = 'POST') =>
  html`<button class="plain" data-method="${method}" data-path="${path}" data-body="${JSON.stringify(body)}">
    ${label}
  </button>`;

/** Shows the desk, which lists payments and sends every kind of webhook. */
export function deskPage({ transactions, deliveries, behaviour }: CheckoutState, sent: readonly Sent[]) {
  const held = deliveries.filter(({ dueAt }) => dueAt === null).length;
  const rows = transactions.toReversed().slice(0, 50).map(row);
  const content = html`<header class="head">
      <h1 tabindex="-1">Local checkout</h1>
      <p>Payments of this machine. No money moves.</p>
    </header>
    <div class="body">
      <section aria-labelledby="behaviour">
        <h2 id="behaviour">Webhooks</h2>
        <p>
          ${behaviour.hold ? `Held back: ${held}` : 'Sent as soon as a payment has ended'}, each
          ${behaviour.times === 1 ? 'once' : `${behaviour.times} times`}. Still to be sent:
          ${deliveries.length - held}. Sent since the start: ${sent.length}.
        </p>
        <div class="acts">
          ${act(behaviour.hold ? 'Hold no longer' : 'Hold back', '/behaviour', { hold: !behaviour.hold }, 'PUT')}
          ${act('Release in reverse', '/release', { order: 'reversed' })}
          ${act('Release shuffled', '/release', { order: 'shuffled' })}
          ${act(behaviour.times === 1 ? 'Send each three times' : 'Send each once', '/behaviour', { times: behaviour.times === 1 ? 3 : 1 }, 'PUT')}
          ${act(behaviour.callbackLies ? 'Call back truly' : 'Call back “successful” too early', '/behaviour', { callbackLies: !behaviour.callbackLies }, 'PUT')}
          ${act(behaviour.rest === 'up' ? 'Take the REST interface down' : 'Bring the REST interface up', '/behaviour', { rest: behaviour.rest === 'up' ? 'down' : 'up' }, 'PUT')}
        </div>
      </section>
      <section aria-labelledby="payments">
        <h2 id="payments">Payments</h2>
        ${
          rows.length > 0
            ? html`<table>
                <thead>
                  <tr>
                    <th scope="col">Payment</th>
                    <th scope="col">Amount</th>
                    <th scope="col">Status</th>
                    <th scope="col">Do</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>`
            : html`<p>Nothing was paid yet. Give something on the site.</p>`
        }
      </section>
    </div>`;
  return layout({ title: 'Local checkout', script: '/desk.js', isWide: true }, content);
}

function row(transaction: LocalTransaction) {
  const { id, txRef, amount, refunded, status, response, paymentType, settlesAt } = transaction;
  const webhook = (label: string, more: object) => act(label, '/webhooks', { transactionId: id, ...more });
  return html`<tr>
    <td>${id}<br />${txRef}<br />${paymentType}</td>
    <td>${formatMoney(amount)}${refunded > 0 ? html`<br />${formatMoney(refunded)} sent back` : ''}</td>
    <td>
      ${status}<br />${response}
      ${settlesAt ? html`<br />Goes through by itself at ${settlesAt.slice(11, 19)} UTC` : ''}
    </td>
    <td>
      <div class="acts">
        ${
          status === 'pending'
            ? html`${act('Approve', `/transactions/${id}/settle`, { status: 'successful' })}
              ${act('Decline', `/transactions/${id}/settle`, { status: 'failed' })}`
            : ''
        }
        ${webhook('Send again', {})} ${webhook('Send three times', { times: 3 })}
        ${webhook('Send in 10 seconds', { delayMs: 10_000 })}
        ${webhook('Send with another amount', { amount: (amount * 10) / 100 })}
        ${webhook('Send as failed', { event: 'charge.failed', status: 'failed' })}
        ${webhook('Send without header', { header: 'none' })}
        ${webhook('Send with a wrong header', { header: 'wrong' })}
      </div>
    </td>
  </tr>`;
}
