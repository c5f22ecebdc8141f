import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { hallBlocks, hallPlan, hallSeats } from '../../platform/db/schema';
import type { HallPlan } from './sale.routes';

/** Returns the plan of the hall, without who sits where. */
export async function readPlan({ db }: Pick<ServiceContext, 'db'>): Promise<HallPlan> {
  const [plan] = await db.select().from(hallPlan);
  if (!plan) throw new Error('There is no plan of the hall');
  const blocks = await db.select().from(hallBlocks).orderBy(asc(hallBlocks.position));
  const seats = await db
    .select()
    .from(hallSeats)
    .orderBy(asc(hallSeats.blockId), asc(hallSeats.row), asc(hallSeats.number));
  const { version, width, height } = plan;
  return {
    version,
    width,
    height,
    stage: { x: plan.stageX, y: plan.stageY, width: plan.stageWidth, height: plan.stageHeight },
    blocks: blocks.map(({ id, name, level, x, y, width, height }) => ({
      id,
      name,
      level,
      x,
      y,
      width,
      height,
    })),
    seats: seats.map(({ id, blockId, row, number, label, x, y, pool, kind, beside, tableNumber }) => ({
      id,
      block: blockId,
      row,
      number,
      label,
      x,
      y,
      pool,
      kind,
      beside,
      table: tableNumber,
    })),
  };
}
