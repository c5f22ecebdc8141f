/** A ticket on the door's phone: enough to admit a guest offline, without its code. */
export interface DoorTicket {
  /** SHA-256 of its code without hyphens, in capitals; hexadecimal. */
  readonly hash: string;
  readonly id: string;
  readonly name: string;
  readonly typeName: string;
  readonly seat: string | null;
  /** When it was admitted; UTC, ISO 8601. */
  readonly checkedInAt: string | null;
  readonly door: string | null;
}

/** All valid tickets at a moment. */
export interface DoorList {
  /** When the API made it; UTC, ISO 8601. */
  readonly at: string;
  readonly tickets: readonly DoorTicket[];
}

/** An offline admission that was not reported to the API yet. */
export interface WaitingScan {
  readonly scanId: string;
  readonly code: string;
  readonly hash: string;
  readonly door: string;
  /** By the clock of this phone; UTC, ISO 8601. */
  readonly scannedAt: string;
}
