import { notFound, ServiceError } from '../../platform/core/errors';
import { createRouter } from '../../platform/http/router';
import type { Deps } from '../../platform/http/deps';
import { attachmentHeaders } from '../../platform/uploads/attachment';
import { passSignerOf } from './passSigner';
import { passSubjectOf, type PassSubject } from './passSubject';
import { changedPasses, registerPhone, unregisterPhone } from './phones';
import { newestPass, ticketPass, ticketPassName } from './ticketPass';
import {
  changedPassesRoute,
  newestPassRoute,
  registerPassRoute,
  reportPassProblemsRoute,
  ticketPassRoute,
  unregisterPassRoute,
} from './wallet.routes';

export const ticketWalletRouter = createRouter()
  .openapi(ticketPassRoute, async (c) => {
    const { key, ticket } = c.req.valid('query');
    const bytes = await ticketPass(c.var.deps, key, ticket);
    return c.body(new Uint8Array(bytes), 200, passHeaders(bytes));
  })
  .openapi(registerPassRoute, async (c) => {
    const { device: deviceId, ...pass } = c.req.valid('param');
    const { subject } = passBehind(c.var.deps, pass, c.req.header('authorization'));
    const isNew = await registerPhone(c.var.deps, subject, { deviceId, ...c.req.valid('json') });
    return c.body(null, isNew ? 201 : 200);
  })
  .openapi(unregisterPassRoute, async (c) => {
    const { device: deviceId, ...pass } = c.req.valid('param');
    const { subject } = passBehind(c.var.deps, pass, c.req.header('authorization'));
    await unregisterPhone(c.var.deps, subject, deviceId);
    return c.body(null, 200);
  })
  .openapi(changedPassesRoute, async (c) => {
    const { device, passType } = c.req.valid('param');
    checkType(c.var.deps, passType);
    const since = Number(c.req.valid('query').passesUpdatedSince ?? 0);
    const changed = await changedPasses(c.var.deps, device, since);
    return changed ? c.json(changed, 200) : c.body(null, 204);
  })
  .openapi(newestPassRoute, async (c) => {
    const { subject, token } = passBehind(c.var.deps, c.req.valid('param'), c.req.header('authorization'));
    const bytes = await newestPass(c.var.deps, subject, token);
    return c.body(new Uint8Array(bytes), 200, passHeaders(bytes));
  })
  .openapi(reportPassProblemsRoute, (c) => {
    checkType(c.var.deps);
    c.var.log.warn({ problems: c.req.valid('json').logs }, 'a phone has a problem with a pass');
    return c.body(null, 200);
  });

const passHeaders = (bytes: Buffer) =>
  attachmentHeaders({
    name: ticketPassName,
    type: 'application/vnd.apple.pkpass',
    size: bytes.length,
  });

/** @throws not found where passes are not set up, or for passes of another kind */
function checkType({ settings }: Pick<Deps, 'settings'>, passType?: string): void {
  const { passes } = settings.tickets;
  if (passes === undefined) throw notFound('Such a pass');
  if (passType !== undefined && passType !== passSignerOf(passes).passType) throw notFound('Such a pass');
}

/** Returns what the pass of a phone is of, by the token in it. @throws unauthenticated */
function passBehind(
  deps: Pick<Deps, 'settings' | 'signed'>,
  { passType, number }: { passType: string; number: string },
  authorization = '',
): { subject: PassSubject; token: string } {
  checkType(deps, passType);
  const [, token = ''] = /^ApplePass ([\w-]+)$/.exec(authorization) ?? [];
  const subject = passSubjectOf(deps.signed, number, token);
  if (!subject) throw new ServiceError('unauthenticated', 'This is not the token of this pass.');
  return { subject, token };
}
