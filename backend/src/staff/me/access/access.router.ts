import { createRouter } from '../../../platform/http/router';
import { listPeopleWithAccessRoute, signOutPersonRoute } from './access.routes';
import { listPeopleWithAccess, signOutPerson } from './peopleWithAccess';

export const accessRouter = createRouter()
  .openapi(listPeopleWithAccessRoute, async (c) =>
    c.json(await listPeopleWithAccess(c.var.deps, c.var.actor), 200),
  )
  .openapi(signOutPersonRoute, async (c) =>
    c.json(await signOutPerson(c.var.deps, c.var.actor, c.req.valid('param').account), 200),
  );
