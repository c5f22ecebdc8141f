import { and, desc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { policyReports } from '../db/schema';
import type { PolicyReports } from './policyReports.routes';
import type { Refusal } from './refusal';

/** The limit of stored kinds, so that forged reports cannot fill the disk. */
export const mostReports = 300;

/** Adds refusals to the counts. */
export async function countRefusals(
  { db, clock }: ServiceContext,
  refusals: readonly Refusal[],
): Promise<void> {
  const now = clock.now();
  for (const refusal of refusals) {
    if (await raise({ db }, refusal, now)) continue;
    if ((await db.$count(policyReports)) >= mostReports) continue;
    await db
      .insert(policyReports)
      .values({ ...refusal, count: 1, firstSeen: now, lastSeen: now })
      .onConflictDoUpdate({
        target: [policyReports.directive, policyReports.blocked, policyReports.area],
        set: { count: sql`${policyReports.count} + 1`, lastSeen: now },
      });
  }
}

/** Counts a known refusal. Returns false for a new one. */
async function raise({ db }: Pick<ServiceContext, 'db'>, refusal: Refusal, now: Date): Promise<boolean> {
  const { directive, blocked, area } = policyReports;
  const raised = await db
    .update(policyReports)
    .set({ count: sql`least(${policyReports.count}, 2000000000) + 1`, lastSeen: now })
    .where(and(eq(directive, refusal.directive), eq(blocked, refusal.blocked), eq(area, refusal.area)))
    .returning({ count: policyReports.count });
  return raised.length > 0;
}

/** Returns the reports of the last `retentionDays.refusals` days, the newest first. */
export async function readPolicyReports({ db }: Pick<ServiceContext, 'db'>): Promise<PolicyReports> {
  const rows = await db
    .select()
    .from(policyReports)
    .orderBy(desc(policyReports.lastSeen), desc(policyReports.count), policyReports.directive);
  return {
    reports: rows.map((row) => ({
      ...row,
      firstSeen: row.firstSeen.toISOString(),
      lastSeen: row.lastSeen.toISOString(),
    })),
  };
}
