import { createRouter } from '../../platform/http/router';
import { archiveOf, zipOf } from './archive';
import { readErasures } from './erasure';
import { erasePersonRoute, exportPersonRoute, findPersonRoute, listErasuresRoute } from './people.routes';
import { countPerson, erasePerson, readPerson } from './person';

export const peopleRouter = createRouter()
  .openapi(findPersonRoute, async (c) => {
    return c.json(await countPerson(c.var.deps, c.req.valid('json').email), 200);
  })
  .openapi(exportPersonRoute, async (c) => {
    const { deps, log } = c.var;
    const person = await readPerson(deps, c.req.valid('json').email);
    log.info({ records: person.records.length }, 'a person was exported');
    return c.body(zipOf(archiveOf(person, deps.clock.now())) as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="person.zip"',
    });
  })
  .openapi(erasePersonRoute, async (c) => {
    const { deps, log } = c.var;
    const { email } = c.req.valid('json');
    const { left, ...erased } = await erasePerson(deps, email);
    log.info({ erased, isDone: left === null }, 'a person was erased');
    return c.json({ email, ...erased, left }, 200);
  })
  .openapi(listErasuresRoute, async (c) => c.json(await readErasures(c.var.deps), 200));
