import { and, asc, eq } from 'drizzle-orm';
import { writtenOf } from '../correspondence/writtenOf';
import { readAccountNames } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { accountsIn } from '../../staff/audit/fieldsOf';
import { auditActions, auditChanges } from '../../platform/db/schema';
import type { EnquiryEvent } from './enquiries.routes';

/** Returns the history of an enquiry, oldest first: notes and answers, and changes in the audit log. */
export async function historyOf({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<EnquiryEvent[]> {
  const changes = await db
    .select({ change: auditChanges, action: auditActions })
    .from(auditChanges)
    .innerJoin(auditActions, eq(auditActions.id, auditChanges.actionId))
    .where(and(eq(auditChanges.subject, 'enquiries'), eq(auditChanges.subjectId, id)))
    .orderBy(asc(auditChanges.id));
  const nameOf = await readAccountNames(
    db,
    changes.flatMap(({ change, action }) => [action.account, ...accountsIn(change)]),
  );
  const written = (await writtenOf({ db }, id)).map((note): EnquiryEvent => ({
    ...note,
    from: null,
    to: null,
  }));
  const called = (account: unknown) => (account ? nameOf(String(account)) : null);
  const changed = changes.flatMap(({ change: { before, after }, action }): EnquiryEvent[] => {
    const event = {
      at: action.at.toISOString(),
      by: action.name ?? nameOf(action.account),
      text: null,
      mail: null,
    };
    const state = { from: String(before['state'] ?? 'new'), to: String(after['state']) };
    const assignee = { from: called(before['assignee']), to: called(after['assignee']) };
    const happened: EnquiryEvent[] = [];
    // The first change creates the row, so before it an enquiry was new.
    if ('state' in after && state.from !== state.to) happened.push({ ...event, kind: 'state', ...state });
    if ('assignee' in after) happened.push({ ...event, kind: 'assignee', ...assignee });
    return happened;
  });
  return [...written, ...changed].toSorted((a, b) => a.at.localeCompare(b.at));
}
