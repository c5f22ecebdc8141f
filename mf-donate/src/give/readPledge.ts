import type { Pledge } from './pledge';

/** A pledge as it was kept on the device, or nothing if it is none. */
export function readPledge(kept: unknown): Pledge | undefined {
  return isPledge(kept) ? kept : undefined;
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
