import { hall } from '../reference-data/hall';
import { layOutHall } from '../reference-data/layOutHall';
import { seedTicketSales, seedTicketTypes } from '../reference-data/ticketTypes';
import type { Database } from './database';
import { hallBlocks, hallPlan, hallSeats, ticketSales, ticketTypes } from './schema';

/** Inserts what can be bought at the first start; later changes by staff remain. */
export async function seedTickets(db: Database): Promise<void> {
  await db
    .insert(ticketSales)
    .values([...seedTicketSales])
    .onConflictDoNothing();
  await db.insert(ticketTypes).values(seedTicketTypes()).onConflictDoNothing();
  await seedHall(db);
}

async function seedHall(db: Database): Promise<void> {
  const { width, height, stage } = hall;
  const made = await db
    .insert(hallPlan)
    .values({
      width,
      height,
      stageX: stage.x,
      stageY: stage.y,
      stageWidth: stage.width,
      stageHeight: stage.height,
    })
    .onConflictDoNothing()
    .returning({ id: hallPlan.id });
  if (made.length === 0) return;
  await db.insert(hallBlocks).values(hall.blocks.map((block, position) => ({ ...block, position })));
  await db.insert(hallSeats).values(layOutHall());
}
