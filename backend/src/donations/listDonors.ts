import { showableLine, showableText } from '@school/shared/format';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { ServiceContext } from '../platform/db/context';
import { notFound } from '../platform/core/errors';
import { donations, orders, projects } from '../platform/db/schema';
import type { DonorPage, DonorWall } from './donations.routes';
import { giftLeft } from './giftLeft';

/** Leaves out name and message of an anonymous donor, and those that staff have not checked or have hidden. */
const unlessHidden = <T>(column: T) =>
  sql<
    string | null
  >`case when ${donations.anonymous} or ${donations.wall} <> 'shown' then null else ${column} end`;

/**
 * Returns the donations of a project, newest first. The query itself hides anonymous donors: a hidden name never leaves
 * the database.
 */
export async function listDonors(
  { db }: Pick<ServiceContext, 'db'>,
  { kind, slug, page, perPage }: DonorPage,
): Promise<DonorWall> {
  const [project] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.kind, kind), eq(projects.slug, slug)));
  if (!project) throw notFound(kind === 'project' ? 'This project' : 'This asset');
  const given = and(eq(donations.projectId, project.id), eq(orders.state, 'paid'), gt(giftLeft, 0));
  const [all] = await db
    .select({ total: count() })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .where(given);
  const rows = await db
    .select({
      name: unlessHidden(donations.name),
      message: unlessHidden(donations.message),
      amount: giftLeft.mapWith(Number),
      givenAt: orders.paidAt,
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .where(given)
    .orderBy(desc(orders.paidAt), desc(orders.number))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    total: all?.total ?? 0,
    page,
    perPage,
    rows: rows.map(({ name, message, givenAt, ...row }) => ({
      ...row,
      // Rows of former versions are shown like new ones.
      name: (name && showableLine(name)) || null,
      message: (message && showableText(message).trim()) || null,
      givenAt: givenAt?.toISOString() ?? '',
    })),
  };
}
