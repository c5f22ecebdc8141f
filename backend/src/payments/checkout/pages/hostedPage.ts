import { html } from 'hono/html';
import type { Session } from '../ledger/state';
import { layout } from './layout';
import { head, notice, waysToPay } from './payPage';

/** Shows the payment service's own page, which a site's server leads to: plain forms, without a script. */
export const hostedPage = (session: Session) =>
  layout(
    { title: `${session.title}: payment` },
    html`${head(session)}
      <div class="body">
        ${notice}
        <form method="post" class="body" style="padding:0">
          ${waysToPay(session)}
          <section>
            <button class="plain" name="way" value="cancel"><span>Cancel and go back</span></button>
          </section>
        </form>
      </div>`,
  );
