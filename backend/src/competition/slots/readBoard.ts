import { generateSlots, type Slot } from '@school/shared/competition';
import { and, asc, eq } from 'drizzle-orm';
import { isOpenAt } from '../../platform/core/isOpenAt';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, auditionSlots } from '../../platform/db/schema';
import { readSettings } from '../settings';
import { keepsSlot } from '../slotHolding';
import type { SlotRow } from './findSlot';
import type { SlotBoard } from './slots.routes';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Returns all slots for the public: free or not, and nothing about who has them. */
export async function readBoard(context: Context): Promise<SlotBoard> {
  const { db, clock } = context;
  const now = clock.now();
  const settings = await readSettings(context);
  const rows = await db
    .select({ slot: auditionSlots, bookingId: auditionBookings.id })
    .from(auditionSlots)
    .leftJoin(auditionBookings, and(eq(auditionBookings.slotId, auditionSlots.id), keepsSlot(now)))
    .orderBy(asc(auditionSlots.id));
  return {
    isOpen: isOpenAt(settings, now),
    movesUntil: settings.movesUntil?.toISOString() ?? null,
    slots: rows.map(({ slot, bookingId }) => slotView(slot, bookingId === null && !slot.isBlocked)),
  };
}

/** Returns a slot in the shape of its plan. */
export function slotView({ id, date, startTime, endTime }: SlotRow, isAvailable: boolean): Slot {
  const [planned] = generateSlots({
    dates: [date],
    opens: startTime,
    closes: endTime,
    slotMinutes: minutesBetween(startTime, endTime),
    gapMinutes: 0,
  });
  if (!planned) throw new Error(`The slot ${id} is not possible`);
  return { ...planned, id, isAvailable };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const minutesBetween = (start: string, end: string) => minutesOf(end) - minutesOf(start);
