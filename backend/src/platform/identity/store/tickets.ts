import { randomBytes } from 'node:crypto';
import type { Clock } from '../../core/clock';

/** Unguessable one-time tickets for an account, valid for a short time. */
export interface Tickets {
  issue(accountId: string): string;
  /** Returns the account once; undefined for an unknown, used or expired ticket. */
  redeem(ticket: string): string | undefined;
  /** Returns the account without using up the ticket. */
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
