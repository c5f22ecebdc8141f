import { createRouter } from '../../platform/http/router';
import { addTeacher, changeTeacher } from './changeTeachers';
import { readClashes } from './readClashes';
import { readTeachers } from './readTeachers';
import { addTeacherRoute, changeTeacherRoute, listTeachersRoute } from './teachers.routes';

export const teachersRouter = createRouter()
  .openapi(listTeachersRoute, async (c) => {
    const { deps } = c.var;
    return c.json({ teachers: await readTeachers(deps), clashes: await readClashes(deps) }, 200);
  })
  .openapi(addTeacherRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json({ id: await addTeacher(c.var.deps, c.req.valid('json'), key) }, 201);
  })
  .openapi(changeTeacherRoute, async (c) => {
    await changeTeacher(c.var.deps, c.req.valid('param').id, c.req.valid('json'));
    return c.body(null, 204);
  });
