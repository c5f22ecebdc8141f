import { z } from '@hono/zod-openapi';
import { email, personName, shortText } from '@school/shared/schemas/common';
import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { everyone, staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, recordId } from '../../platform/http/contract';
import { formLimit } from '../../platform/http/perAddress';
import { createRouter } from '../../platform/http/router';
import { submissionHeaders } from '../../platform/http/submission';
import { enqueue } from '../../platform/outbox/enqueue';
import { campPupils } from './campPupils';
import { greetingKind } from './greetPupil';

const pupil = z.object({ id: z.uuid(), name: z.string(), room: z.string().nullable() });

const registerRoute = everyone.post('/camp/pupils', {
  operationId: 'registerForCamp',
  summary: 'Register for the camp',
  middleware: [formLimit('camp')],
  request: {
    headers: submissionHeaders,
    body: jsonBody(z.object({ name: personName, email })),
  },
  responses: { 201: json(z.object({ status: z.literal('received') }), 'Received'), ...errorsOf(429) },
});
const listRoute = staffOnly.get('/staff/camp-pupils', {
  operationId: 'listCampPupils',
  summary: 'The pupils of the camp',
  responses: { 200: json(z.array(pupil), 'The pupils, by name') },
});
const changeRoute = staffOnly.patch('/staff/camp-pupils/{id}', {
  operationId: 'changeCampPupil',
  summary: 'Give a pupil a room',
  request: { params: recordId, body: jsonBody(z.object({ room: shortText(40, 'Enter a room') })) },
  responses: { 200: json(pupil, 'The pupil'), ...errorsOf(404) },
});

export const campRouter = createRouter()
  .openapi(registerRoute, async (c) => {
    const { deps } = c.var;
    const values = {
      ...c.req.valid('json'),
      submissionKey: c.req.valid('header')['idempotency-key'],
      receivedAt: deps.clock.now(),
    };
    await deps.db.transaction(async (tx) => {
      const [row] = await tx.insert(campPupils).values(values).onConflictDoNothing().returning();
      const key = `${greetingKind}:${row?.id}`;
      if (row) await enqueue({ ...deps, db: tx }, { kind: greetingKind, key, payload: row.id });
    });
    return c.json({ status: 'received' as const }, 201);
  })
  .openapi(listRoute, async (c) =>
    c.json(await c.var.deps.db.select().from(campPupils).orderBy(asc(campPupils.name)), 200),
  )
  .openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param');
    const [row] = await c.var.deps.db
      .update(campPupils)
      .set(c.req.valid('json'))
      .where(eq(campPupils.id, id))
      .returning();
    if (!row) throw notFound('This pupil');
    return c.json(row, 200);
  });
