/** A time for one audition. */
export interface Slot {
  readonly id: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** 'HH:MM', like the end. */
  readonly startTime: string;
  readonly endTime: string;
  readonly isAvailable: boolean;
  readonly day: Weekday;
}

export interface SlotPlan {
  readonly dates: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly slotMinutes: number;
  readonly gapMinutes: number;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The auditions of October 2025: ten minutes each, then ten minutes of silence. */
export const auditionPlan: SlotPlan = {
  dates: ['2025-10-11', '2025-10-18'],
  opens: '09:00',
  closes: '14:00',
  slotMinutes: 10,
  gapMinutes: 10,
};

/** Returns the slots of a plan by day and time, all available. A slot that would end after closing time is left out. */
export function generateSlots({ dates, opens, closes, slotMinutes, gapMinutes }: SlotPlan): Slot[] {
  if (!(slotMinutes > 0) || !(gapMinutes >= 0)) {
    throw new RangeError(`Invalid slot plan: ${slotMinutes} minutes with gaps of ${gapMinutes}`);
  }
  const starts: number[] = [];
  const end = minutesOf(closes);
  for (let start = minutesOf(opens); start + slotMinutes <= end; start += slotMinutes + gapMinutes) {
    starts.push(start);
  }
  return dates.flatMap((date) => starts.map((start) => slotAt(date, start, slotMinutes)));
}

function slotAt(date: string, start: number, length: number): Slot {
  const startTime = timeOf(start);
  return {
    id: `${date}-${startTime.replace(':', '')}`,
    date,
    startTime,
    endTime: timeOf(start + length),
    isAvailable: true,
    day: weekdayOf(date),
  };
}

function weekdayOf(date: string): Weekday {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!weekday) throw new RangeError(`Not a date: ${date}`);
  return weekday;
}

function minutesOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`Not a time: ${time}`);
  return Number(hours) * 60 + Number(minutes);
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
