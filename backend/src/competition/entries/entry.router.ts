import { payingPhoneProblem } from '@school/shared/schemas/common';
import { and, ne, sql } from 'drizzle-orm';
import { privateKey } from '../../platform/core/privateKey';
import { invalidAt } from '../../platform/core/refusals';
import { competitionEntries } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { createRouter } from '../../platform/http/router';
import { checkoutOf } from '../../platform/orders/checkout';
import { entryKeyOf } from '../keys';
import { chooseSlot } from '../slots/chooseSlot';
import { addPaper, askAgain, mailLinks } from './changeEntry';
import {
  addPaperRoute,
  askConsentAgainRoute,
  chooseSlotRoute,
  getEntryRoute,
  handInEntryRoute,
  mailEntryLinksRoute,
  payEntryRoute,
  sendEntryRoute,
  withdrawEntryRoute,
  type SentEntry,
} from './entry.routes';
import { entryNumber } from '../entry/entryNumber';
import { entryByKey, lockByKey, lockEntry, type FoundEntry } from '../entry/findEntry';
import { moveEntry } from '../states/moveEntry';
import { handInEntry } from './handInEntry';
import { openFee } from './payFee';
import { readEntry } from './readEntry';
import { readReport } from './readReport';
import { getEntryReportRoute } from './report.routes';
import { sendEntry } from './sendEntry';

export const entryRouter = createRouter()
  .openapi(sendEntryRoute, async (c) => {
    const { deps } = c.var;
    const headers = c.req.valid('header');
    const input = c.req.valid('json');
    const found = await sendEntry(deps, input, {
      submissionKey: headers['idempotency-key'],
      holdToken: headers['hold-token'],
      draftKey: headers['draft-key'],
      isChanged: c.var.isKeyReused === true,
    });
    return c.json(await sentEntry(deps, found, input.method), 200);
  })
  .openapi(getEntryRoute, async (c) => {
    const { deps } = c.var;
    return c.json(await readEntry(deps, await entryByKey(deps, c.req.valid('header')['entry-key'])), 200);
  })
  .openapi(getEntryReportRoute, async (c) => {
    const { deps } = c.var;
    return c.json(await readReport(deps, await entryByKey(deps, c.req.valid('header')['entry-key'])), 200);
  })
  .openapi(payEntryRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['entry-key'];
    const { method, seenTotal } = c.req.valid('json');
    const found = await deps.db.transaction(async (tx) => {
      const inside = { ...deps, db: tx };
      const { entry, order } = await lockByKey(inside, key);
      const problem = payingPhoneProblem(method, entry.phone);
      if (problem) throw invalidAt('method', problem);
      await openFee(inside, { entry, order }, seenTotal);
      return lockEntry(inside, entry.id);
    });
    return c.json(await sentEntry(deps, found, method), 200);
  })
  .openapi(addPaperRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['entry-key'];
    await addPaper(deps, key, c.req.valid('json'));
    return c.json(await readEntry(deps, await entryByKey(deps, key)), 200);
  })
  .openapi(chooseSlotRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['entry-key'];
    const { entry } = await entryByKey(deps, key);
    await chooseSlot(deps, { entryId: entry.id, slot: c.req.valid('json').slot, byStaff: false });
    return c.json(await readEntry(deps, await entryByKey(deps, key)), 200);
  })
  .openapi(askConsentAgainRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['entry-key'];
    await askAgain(deps, key, c.req.valid('json').guardian);
    return c.json(await readEntry(deps, await entryByKey(deps, key)), 200);
  })
  .openapi(handInEntryRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['entry-key'];
    await handInEntry(deps, key, c.req.valid('json'));
    return c.json(await readEntry(deps, await entryByKey(deps, key)), 200);
  })
  .openapi(withdrawEntryRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['entry-key'];
    const { entry } = await entryByKey(deps, key);
    const withdrawal = { move: 'withdraw', role: 'competitor' } as const;
    await deps.db.transaction((tx) => moveEntry({ ...deps, db: tx }, entry.id, withdrawal));
    return c.json(await readEntry(deps, await entryByKey(deps, key)), 200);
  })
  .openapi(mailEntryLinksRoute, async (c) => {
    const { deps } = c.var;
    const { email } = c.req.valid('json');
    const entries = await deps.db
      .select()
      .from(competitionEntries)
      .where(
        and(
          sql`${email.toLowerCase()} in (lower(${competitionEntries.email}), lower(${competitionEntries.guardianEmail}))`,
          ne(competitionEntries.state, 'withdrawn'),
        ),
      );
    await mailLinks(deps, email, entries);
    return c.json({ status: 'received' as const }, 200);
  });

async function sentEntry(deps: Deps, found: FoundEntry, method: 'card' | 'mobile_money'): Promise<SentEntry> {
  const description = `Entry fee, ${entryNumber(found.entry.number)}`;
  return {
    entry: await readEntry(deps, found),
    entryKey: privateKey(deps.signed, entryKeyOf(found.entry)),
    checkout: found.order ? checkoutOf(found.order, { method, description }, deps.settings.payments) : null,
  };
}
