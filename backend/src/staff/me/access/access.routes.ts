import { z } from '@hono/zod-openapi';
import { adminOnly } from '../../../platform/http/access';
import { errorsOf, json, instant } from '../../../platform/http/contract';

/** The subject of a token (OpenID Connect Core, section 2): at most 255 ASCII characters. */
const account = z.string().regex(/^[ -~]{1,255}$/);

const personWithAccess = z
  .object({
    account: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    roles: z
      .array(z.string())
      .openapi({ description: 'As their newest token told them; none of somebody whose role was removed' }),
    seenAt: instant.openapi({ description: 'To a few minutes' }),
    devices: z.array(z.string()).openapi({
      description: 'Where they are signed in, as far as the sign-in service tells sessions apart',
    }),
    signedOut: z
      .object({ at: instant, by: z.string().nullable() })
      .nullable()
      .openapi({ description: 'When a colleague last signed them out everywhere' }),
    isSelf: z.boolean(),
  })
  .openapi('PersonWithAccess');

export type PersonWithAccess = z.infer<typeof personWithAccess>;

export const listPeopleWithAccessRoute = adminOnly.get('/staff/access', {
  operationId: 'listPeopleWithAccess',
  summary: 'Who has access to more than the public site, with which roles, and when they were seen last',
  responses: { 200: json(z.array(personWithAccess), 'The people by name') },
});

export const signOutPersonRoute = adminOnly.delete('/staff/access/{account}/sessions', {
  operationId: 'signOutPerson',
  summary:
    'Sign a colleague out everywhere: every token that they have by now is refused, and their streams end',
  request: { params: z.object({ account }) },
  responses: { 200: json(personWithAccess, 'The colleague'), ...errorsOf(404, 409) },
});
