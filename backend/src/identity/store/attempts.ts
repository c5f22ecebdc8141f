import type { Clock } from '../../core/clock';

const allowed = 10;
const windowMs = 15 * 60 * 1000;

/** Failed sign-ins per account, whether the account exists or not. */
export interface Attempts {
  areTooMany(email: string): boolean;
  failed(email: string): void;
  forget(email: string): void;
}

export function createAttempts(clock: Clock): Attempts {
  const failures = new Map<string, number[]>();
  const recent = (email: string) => {
    const since = clock.now().getTime() - windowMs;
    return (failures.get(keyOf(email)) ?? []).filter((at) => at > since);
  };
  return {
    areTooMany: (email) => recent(email).length >= allowed,
    failed: (email) => void failures.set(keyOf(email), [...recent(email), clock.now().getTime()]),
    forget: (email) => void failures.delete(keyOf(email)),
  };
}

const keyOf = (email: string) => email.trim().toLowerCase();
