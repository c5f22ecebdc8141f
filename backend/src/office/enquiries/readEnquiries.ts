import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { readAccountNames, type NameOfAccount } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { notFound } from '../../platform/core/errors';
import { everyWord } from '../../platform/core/search';
import { enquiries } from '../../platform/db/schema';
import { enquiryKinds } from '@school/shared/schemas/enquiries/labels';
import { countUpTo, one } from '../../staff/staff-lists/countUpTo';
import { isWithin } from '../../platform/http/period';
import { enquirySources } from '../../platform/db/views/enquirySources';
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
  assignee: enquiries.assignee,
};

const selected = ({ db }: Context) =>
  db.select(columns).from(enquirySources).leftJoin(enquiries, eq(enquiries.id, enquirySources.id));

type Selected = Awaited<ReturnType<typeof selected>>[number];

/**
 * Returns one page of the inbox. Reads the first rows of each kind from its own index and merges them, because sorting
 * the whole view would be slow.
 */
export async function listEnquiries({ db }: Context, query: EnquiryQuery) {
  const { page, perPage, sort, order } = query;
  const by = order === 'asc' ? asc : desc;
  const offset = (page - 1) * perPage;
  const [first = 'message', ...others] = query.kind ?? enquiryKinds;
  const firstOf = (kind: (typeof enquiryKinds)[number]) =>
    selected({ db })
      .where(whereOf({ ...query, kind: [kind] }))
      .orderBy(by(sort === 'name' ? enquirySources.name : enquirySources.receivedAt), by(enquirySources.id))
      .limit(offset + perPage);
  const rows = await others
    .reduce((all, kind) => all.unionAll(firstOf(kind)) as typeof all, firstOf(first).$dynamic())
    .orderBy(by(sql.identifier(sort === 'name' ? 'name' : 'received_at')), by(sql.identifier('id')))
    .limit(perPage)
    .offset(offset);
  const fitting = db
    .select(one)
    .from(enquirySources)
    .leftJoin(enquiries, eq(enquiries.id, enquirySources.id))
    .where(whereOf(query))
    .$dynamic();
  const nameOf = await readAssignees({ db }, rows);
  return { ...(await countUpTo(db, fitting)), page, perPage, rows: rows.map((row) => rowOf(row, nameOf)) };
}

/** Returns all matching enquiries, oldest first. */
export async function readEnquiries(context: Context, filter: EnquiryFilter) {
  const rows = await selected(context)
    .where(whereOf(filter))
    .orderBy(asc(enquirySources.receivedAt), asc(enquirySources.id));
  const nameOf = await readAssignees(context, rows);
  return rows.map((row) => ({ ...rowOf(row, nameOf), message: row.source.message }));
}

/** Returns the names of the assignees. */
const readAssignees = ({ db }: Context, rows: readonly Selected[]): Promise<NameOfAccount> =>
  readAccountNames(
    db,
    rows.map(({ assignee }) => assignee),
  );

/** Returns one enquiry with its history. @throws not found */
export async function readEnquiry(context: Context, id: string): Promise<EnquiryDetail> {
  const [found] = await selected(context).where(
    and(eq(enquirySources.id, id), eq(enquirySources.isThere, true)),
  );
  if (!found) throw notFound('This enquiry');
  const { message, fileId } = found.source;
  const nameOf = await readAssignees(context, [found]);
  return { ...rowOf(found, nameOf), message, fileId, history: await historyOf(context, id) };
}

function rowOf({ source, state, assignee }: Selected, nameOf: NameOfAccount): EnquiryRow {
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
    assigneeName: nameOf(assignee),
    about: aboutOf(kind, topic),
    receivedAt: receivedAt.toISOString(),
  };
}

/** Returns the condition that a filter stands for; it may refer to the enquiries' states. */
export function whereOf({ search, kind, state, assignee, ...days }: EnquiryFilter): SQL | undefined {
  return and(
    eq(enquirySources.isThere, true),
    search ? everyWord(search, (foundIn) => foundIn(enquirySources.searchText)) : undefined,
    kind ? inArray(enquirySources.kind, kind) : undefined,
    state
      ? or(inArray(enquiries.state, state), state.includes('new') ? isNull(enquiries.id) : undefined)
      : undefined,
    assignee === 'nobody'
      ? isNull(enquiries.assignee)
      : assignee
        ? eq(enquiries.assignee, assignee)
        : undefined,
    isWithin(enquirySources.receivedAt, days),
  );
}
