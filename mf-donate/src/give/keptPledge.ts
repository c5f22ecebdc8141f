import type { Pledge } from './pledge';

const PREFIX = 'school:pledge:';

/** Keeps a pledge on the device, so that its reference outlives a reload. */
export function keepPledge(pledge: Pledge): void {
  try {
    localStorage.setItem(PREFIX + pledge.donationId, JSON.stringify(pledge));
  } catch {
    // storage is full or switched off: the pledge is there until the page is left
  }
}

/** The pledge under an id, if this device made it. */
export function keptPledge(donationId: string): Pledge | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + donationId) ?? 'null');
    return isPledge(kept) ? kept : undefined;
  } catch {
    return undefined; // storage is switched off, or holds something else
  }
}

function isPledge(kept: unknown): kept is Pledge {
  if (typeof kept !== 'object' || kept === null) return false;
  const { amount, anonymous, ...texts } = kept as Record<string, unknown>;
  return (
    Number.isSafeInteger(amount) &&
    typeof anonymous === 'boolean' &&
    ['donationId', 'name', 'email', 'phone', 'message'].every((field) => typeof texts[field] === 'string')
  );
}
