import { and, inArray, lte } from 'drizzle-orm';
import { giveMonthly } from '../../../donations/monthly/giveMonthly';
import { payMonth } from '../../../donations/monthly/payMonth';
import { reconcileDue } from '../../../payments/reconciliation/reconcile';
import { giftMonths } from '../../../platform/db/schema';
import { openMonthlyDeps } from './monthlyDeps';

/** What the process is told: the time, and which donors press the button of their mail. */
export interface MonthlyStep {
  at: string;
  presses: readonly string[];
}

/** What it answers: the donor whose press was answered, or that all is done. */
export type MonthlyAnswer = { pressed: string } | 'done' | 'ready';

const [, , databaseUrl = '', apiOrigin = ''] = process.argv;
const deps = await openMonthlyDeps(databaseUrl, apiOrigin);
const tell = (answer: MonthlyAnswer) => process.send?.(answer);

async function take({ at, presses }: MonthlyStep): Promise<void> {
  deps.clock.set(new Date(at));
  await reconcileDue(deps);
  const { db } = deps;
  const isDue = and(lte(giftMonths.nextAt, new Date(at)), inArray(giftMonths.state, ['due', 'charging']));
  do await giveMonthly(deps);
  while ((await db.$count(giftMonths, isDue)) > 0);
  for (const giftId of presses) {
    await payMonth(deps, giftId);
    tell({ pressed: giftId });
  }
  tell('done');
}

process.on('message', (step) => void take(step as MonthlyStep));
tell('ready');
