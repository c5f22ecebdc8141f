/** Something that staff open and close, by hand and by the time. */
export interface OpeningTimes {
  isOpen: boolean;
  /** From then on; empty for no such limit. */
  opensAt: Date | null;
  /** Until then, this moment not included. */
  closesAt: Date | null;
}

/** Whether it is open: staff have opened it, and the time is between those that they set. */
export const isOpenAt = ({ isOpen, opensAt, closesAt }: OpeningTimes, now: Date): boolean =>
  isOpen && (opensAt === null || opensAt <= now) && (closesAt === null || now < closesAt);
