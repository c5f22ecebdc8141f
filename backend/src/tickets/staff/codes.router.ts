import { createRouter } from '../../platform/http/router';
import { changePromoCodeRoute, createPromoCodeRoute, listPromoCodesRoute } from './codes.routes';
import { changePromoCode, createPromoCode, listPromoCodes } from './promoCodes';

export const promoCodesStaffRouter = createRouter()
  .openapi(listPromoCodesRoute, async (c) => c.json(await listPromoCodes(c.var.deps), 200))
  .openapi(createPromoCodeRoute, async (c) =>
    c.json(await createPromoCode(c.var.deps, c.req.valid('json'), c.var.actor.id), 201),
  )
  .openapi(changePromoCodeRoute, async (c) =>
    c.json(await changePromoCode(c.var.deps, c.req.valid('param').id, c.req.valid('json')), 200),
  );
