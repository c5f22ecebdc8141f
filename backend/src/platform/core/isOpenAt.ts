/** Something that staff open and close, by hand and by time. */
export interface OpeningTimes {
  isOpen: boolean;
  /** Opens then; null for no limit. */
  opensAt: Date | null;
  /** Closes then, exclusive; null for no limit. */
  closesAt: Date | null;
}

/** Returns whether staff have opened it and the time is within their limits. */
export const isOpenAt = ({ isOpen, opensAt, closesAt }: OpeningTimes, now: Date): boolean =>
  isOpen && (opensAt === null || opensAt <= now) && (closesAt === null || now < closesAt);
