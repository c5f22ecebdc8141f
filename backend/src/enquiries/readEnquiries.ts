import { and, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { notFound } from '../core/errors';
import { everyWordIn } from '../core/search';
import { enquiries, staffAccounts } from '../db/schema';
import { enquirySources } from '../db/views/enquirySources';
import type { EnquiryDetail, EnquiryFilter, EnquiryQuery, EnquiryRow } from './enquiries.routes';
import { historyOf } from './historyOf';
import { aboutOf } from './aboutOf';

type Context = Pick<ServiceContext, 'db'>;

const columns = {
  source: {
    id: enquirySources.id,
    kind: enquirySources.kind,
    reference: enquirySources.reference,
    name: enquirySources.name,
    email: enquirySources.email,
    phone: enquirySources.phone,
    topic: enquirySources.topic,
    message: enquirySources.message,
    fileId: enquirySources.fileId,
    receivedAt: enquirySources.receivedAt,
  },
  state: sql<EnquiryRow['state']>`coalesce(${enquiries.state}, 'new')`,
  version: sql`coalesce(${enquiries.version}, 0)`.mapWith(Number),
  assignee: enquiries.assignee,
  assigneeName: staffAccounts.name,
};

const selected = ({ db }: Context) =>
  db
    .select(columns)
    .from(enquirySources)
    .leftJoin(enquiries, eq(enquiries.id, enquirySources.id))
    .leftJoin(staffAccounts, eq(staffAccounts.account, enquiries.assignee));

type Selected = Awaited<ReturnType<typeof selected>>[number];

/** One page of the inbox. */
export async function listEnquiries({ db }: Context, query: EnquiryQuery) {
  const { page, perPage, sort, order } = query;
  const where = whereOf(query);
  const [all] = await db
    .select({ total: count() })
    .from(enquirySources)
    .leftJoin(enquiries, eq(enquiries.id, enquirySources.id))
    .where(where);
  const by = order === 'asc' ? asc : desc;
  const rows = await selected({ db })
    .where(where)
    .orderBy(by(sort === 'name' ? enquirySources.name : enquirySources.receivedAt), by(enquirySources.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { total: all?.total ?? 0, page, perPage, rows: rows.map(rowOf) };
}

/** All that fits, the oldest first. */
export const readEnquiries = (context: Context, filter: EnquiryFilter): Promise<Selected[]> =>
  selected(context)
    .where(whereOf(filter))
    .orderBy(asc(enquirySources.receivedAt), asc(enquirySources.id))
    .execute();

/** One enquiry with its history. @throws not found */
export async function readEnquiry(context: Context, id: string): Promise<EnquiryDetail> {
  const [found] = await selected(context).where(eq(enquirySources.id, id));
  if (!found) throw notFound('This enquiry');
  const { message, fileId } = found.source;
  return { ...rowOf(found), message, fileId, version: found.version, history: await historyOf(context, id) };
}

export function rowOf({ source, state, assignee, assigneeName }: Selected): EnquiryRow {
  const { id, kind, reference, name, email, phone, topic, receivedAt } = source;
  return {
    id,
    kind,
    reference,
    name,
    email,
    phone,
    state,
    assignee,
    assigneeName,
    about: aboutOf(kind, topic),
    receivedAt: receivedAt.toISOString(),
  };
}

const searchIn = [
  enquirySources.name,
  enquirySources.email,
  enquirySources.phone,
  enquirySources.reference,
  enquirySources.topic,
  enquirySources.message,
];

function whereOf({ search, kind, state, assignee }: EnquiryFilter): SQL | undefined {
  return and(
    search ? everyWordIn(search, searchIn) : undefined,
    kind ? inArray(enquirySources.kind, kind) : undefined,
    state
      ? or(inArray(enquiries.state, state), state.includes('new') ? isNull(enquiries.id) : undefined)
      : undefined,
    assignee === 'nobody'
      ? isNull(enquiries.assignee)
      : assignee
        ? eq(enquiries.assignee, assignee)
        : undefined,
  );
}
