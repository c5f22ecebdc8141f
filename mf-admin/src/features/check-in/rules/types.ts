/** A ticket as the door's phone knows it: enough to let somebody in without a network, and not its code. */
export interface DoorTicket {
  /** SHA-256 of its code without hyphens, in capitals; hexadecimal. */
  readonly hash: string;
  readonly id: string;
  readonly name: string;
  readonly typeName: string;
  readonly seat: string | null;
  /** When and at which door it was let in; UTC, ISO 8601. */
  readonly checkedInAt: string | null;
  readonly door: string | null;
}

/** All tickets that may come in, as they were at a moment. */
export interface DoorList {
  /** When the school made it; UTC, ISO 8601. */
  readonly at: string;
  readonly tickets: readonly DoorTicket[];
}

/** Somebody who was let in by this phone alone, of which the school has not heard yet. */
export interface WaitingScan {
  readonly scanId: string;
  readonly code: string;
  readonly hash: string;
  readonly door: string;
  /** By this phone's clock; UTC, ISO 8601. */
  readonly scannedAt: string;
}
