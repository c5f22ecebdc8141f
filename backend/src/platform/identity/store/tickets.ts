import { randomBytes } from 'node:crypto';
import type { Clock } from '../../core/clock';

/** Unguessable one-time tickets that stand for an account for a short while. */
export interface Tickets {
  issue(accountId: string): string;
  /** The account, once; undefined for an unknown, used or old ticket. */
  redeem(ticket: string): string | undefined;
  /** The account, without using the ticket up. */
  peek(ticket: string): string | undefined;
}

export function createTickets(clock: Clock, lifetimeMs: number): Tickets {
  const open = new Map<string, { accountId: string; until: number }>();
  const peek = (ticket: string) => {
    const found = open.get(ticket);
    return found && found.until > clock.now().getTime() ? found.accountId : undefined;
  };
  return {
    issue: (accountId) => {
      const now = clock.now().getTime();
      for (const [ticket, { until }] of open) if (until <= now) open.delete(ticket);
      const ticket = randomBytes(24).toString('base64url');
      open.set(ticket, { accountId, until: now + lifetimeMs });
      return ticket;
    },
    peek,
    redeem: (ticket) => {
      const accountId = peek(ticket);
      open.delete(ticket);
      return accountId;
    },
  };
}
