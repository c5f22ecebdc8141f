import { withoutTrap } from '@school/shared/schemas/common';
import { privateKey } from '../../platform/core/privateKey';
import { createRouter } from '../../platform/http/router';
import { takeSubmission } from '../../platform/http/submission';
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
    const input = withoutTrap(c.req.valid('json'));
    const limit = { form: 'competition.drafts', name: '', mailsTo: [input.email] as const };
    await takeSubmission(c, {}, limit, (deps, key) => keepDraft(deps, input, key));
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
    values: withoutTrap(values as Record<string, unknown>),
    revision,
    entryKey: found ? privateKey(context.signed, entryKeyOf(found.entry)) : null,
    expiresAt: expiresAt.toISOString(),
  };
}
