import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { AppEnv } from '../http/deps';
import { createRouter } from '../http/router';
import { attachmentHeaders } from './attachment';
import { createUpload, removeUpload } from './createUpload';
import { fileLink } from './fileLink';
import { findUpload, type UploadRow } from './findUpload';
import { claimedUpload, openUpload } from './openUpload';
import { receiveUpload } from './receiveUpload';
import * as routes from './uploads.routes';

/** A link for a new tab is used at once. */
const linkSeconds = 5 * 60;

export const uploadsRouter = createRouter()
  .openapi(routes.createUploadRoute, async (c) => {
    const { deps } = c.var;
    const ticket = await createUpload(deps, c.req.valid('json'));
    return c.json({ ...ticket, sendWithin: deps.settings.uploads.withinSeconds }, 201);
  })
  .openapi(routes.getUploadRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(publicPart(await findUpload(c.var.deps, { id, ticket: ticketOf(c) })), 200);
  })
  .openapi(routes.putUploadRoute, async (c) => {
    const { deps } = c.var;
    const { id } = c.req.valid('param');
    const { withinSeconds } = deps.settings.uploads;
    const bytes = { body: c.req.raw.body, withinSeconds };
    return c.json(publicPart(await receiveUpload(deps, { id, ticket: ticketOf(c) }, bytes)), 200);
  })
  .openapi(routes.deleteUploadRoute, async (c) => {
    const { id } = c.req.valid('param');
    await removeUpload(c.var.deps, { id, ticket: ticketOf(c) });
    return c.body(null, 204);
  })
  .openapi(routes.getUploadFileRoute, async (c) => {
    const file = await openUpload(c.var.deps, c.req.valid('param').id);
    return c.body(Readable.toWeb(file.bytes) as ReadableStream, 200, attachmentHeaders(file));
  })
  .openapi(routes.getUploadLinkRoute, async (c) => {
    const { id } = await claimedUpload(c.var.deps, c.req.valid('param').id);
    return c.json(await fileLink(c.var.deps, id, linkSeconds), 200);
  });

const ticketOf = (c: Context<AppEnv>): string =>
  /^Upload ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

const publicPart = ({ id, state, name, size }: UploadRow) => ({ id, state, name, size });
