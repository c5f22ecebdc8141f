import { privateKey } from '../../core/privateKey';
import { ServiceError } from '../../core/errors';
import { createRouter } from '../../http/router';
import { takeSubmission } from '../../http/submission';
import { entryById, type EntryContext } from '../entry/findEntry';
import { entryKeyOf } from '../keys';
import { changeDraft, draftByKey, draftOfSubmission, dropDraft, keepDraft, type Draft } from './drafts';
import {
  changeDraftRoute,
  dropDraftRoute,
  getDraftRoute,
  keepDraftRoute,
  type EntryDraft,
} from './drafts.routes';

export const draftsRouter = createRouter()
  .openapi(keepDraftRoute, async (c) => {
    const input = c.req.valid('json');
    if (input.website) throw new ServiceError('conflict', 'This looked as if a program had filled it in.');
    const limit = { form: 'competition.drafts', mailsTo: [input.email] };
    await takeSubmission(c, input, limit, (deps, key) => keepDraft(deps, input, key));
    const { draft, key } = await draftOfSubmission(c.var.deps, c.req.valid('header')['idempotency-key']);
    return c.json({ draftKey: key, revision: draft.revision }, 201);
  })
  .openapi(getDraftRoute, async (c) => {
    const draft = await draftByKey(c.var.deps, c.req.valid('header')['draft-key']);
    return c.json(await viewOf(c.var.deps, draft), 200);
  })
  .openapi(changeDraftRoute, async (c) => {
    const draft = await changeDraft(c.var.deps, c.req.valid('header')['draft-key'], c.req.valid('json'));
    return c.json(await viewOf(c.var.deps, draft), 200);
  })
  .openapi(dropDraftRoute, async (c) => {
    await dropDraft(c.var.deps, c.req.valid('header')['draft-key']);
    return c.body(null, 204);
  });

async function viewOf(context: EntryContext, draft: Draft): Promise<EntryDraft> {
  const { email, values, revision, entryId, expiresAt } = draft;
  const found = entryId ? await entryById(context, entryId) : undefined;
  return {
    email,
    values: values as Record<string, unknown>,
    revision,
    entryKey: found ? privateKey(context.signed, entryKeyOf(found.entry)) : null,
    expiresAt: expiresAt.toISOString(),
  };
}
