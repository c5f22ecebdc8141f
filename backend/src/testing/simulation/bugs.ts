import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake that somebody could make, as a change of one file below `src`. */
export interface Bug {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** Mistakes that a simulation has to find. */
export const bugs: readonly Bug[] = [
  {
    name: 'an order that is paid takes a second payment',
    file: 'payments/judge.ts',
    find: `if (order.state === 'paid' || order.state === 'refunded') {`,
    put: `if (order.state === 'refunded') {`,
  },
  {
    name: 'too little money is enough',
    file: 'payments/judge.ts',
    find: 'if (payment.amount < attempt.amount) {',
    put: 'if (payment.amount <= 0) {',
  },
  {
    name: 'an effect that failed counts as done',
    file: 'platform/outbox/attempt.ts',
    find: `await noteFailure(context, effect, error);\n    return false;`,
    put: 'return true;',
  },
  {
    name: 'more tickets are sold than there are',
    file: 'tickets/stock/claimUnits.ts',
    find: 'if (left < quantity) throw',
    put: 'if (left < -1_000) throw',
  },
  {
    name: 'a door lets a ticket in that is in',
    file: 'tickets/doors/checkIn.ts',
    find: `if (ticket.checkedInAt) return scan.isOffline ? 'conflict' : 'again';`,
    put: '',
  },
  {
    name: 'who left stays on the mailing list',
    file: 'community/leaveCommunity.ts',
    find: 'await enqueue({ db: tx, clock }, { kind, key: `${kind}:${member.id}:left`, payload });',
    put: 'void [kind, payload, clock, enqueue];',
  },
  {
    name: 'records are deleted after half of their time',
    file: 'office/retention/forgetOld.ts',
    find: 'days * day)',
    put: '(days * day) / 2)',
  },
  {
    name: 'nobody asks for payments that nothing reported',
    file: 'payments/reconciliation/reconcile.ts',
    find: `await confirmPayment(deps, { txRef }, { by: 'reconciliation' });`,
    put: '',
  },
  {
    name: 'a helper at the door may do what staff do',
    file: 'platform/http/access.ts',
    find: 'requireRole(({ staffRoles }) => staffRoles)',
    put: 'requireRole(({ staffRoles, doorRoles }) => [...staffRoles, ...doorRoles])',
  },
  {
    name: 'a refund without an answer counts as refused',
    file: 'payments/refunds/refundPayment.ts',
    find: `if (error.problem !== 'refused') return markUnclear(deps, refund, error.message);`,
    put: '',
  },
];

/**
 * Makes a copy of the backend with a mistake, beside links to the rest of the workspace.
 * @param workspace its root
 * @returns the folder of the copied backend
 */
export function plant({ name, file, find, put }: Bug, workspace: string, into: string): string {
  const root = join(into, name.replaceAll(' ', '-'));
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const each of readdirSync(workspace)) {
    if (each === 'backend' || each === '.test' || each === '.git') continue;
    symlinkSync(join(workspace, each), join(root, each));
  }
  const backend = join(root, 'backend');
  cpSync(join(workspace, 'backend'), backend, {
    recursive: true,
    filter: (path) => !path.endsWith('/dist') && !path.endsWith('/node_modules'),
  });
  const target = join(backend, 'src', file);
  const before = readFileSync(target, 'utf8');
  if (before.split(find).length !== 2) throw new Error(`${file} does not have once: ${find}`);
  writeFileSync(
    target,
    before.replace(find, () => put),
  );
  return backend;
}
