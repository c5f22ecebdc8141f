import { and, eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import { digestOfToken } from '../../platform/core/token';
import type { Deps } from '../../platform/http/deps';
import { tickets, ticketScans } from '../../platform/db/schema';
import { readEvening } from '../../site/site-content/facts';
import { judgeCode, serialInCode } from '../issued/ticketCode';
import type { Ticket } from '../stock/takeTickets';
import type { OfflineScan, OnlineScan, ScanView } from './door.routes';
import { scanView, type ScanRow } from './scanView';

type Context = Pick<Deps, 'db' | 'clock' | 'signed'>;
type Result = ScanView['result'];

/** How long a phone may keep a scan: its page may be opened again some days after the evening. */
const longestOfflineMs = 3 * 24 * 60 * 60_000;

interface Scanned {
  scanId: string;
  code: string;
  door: string;
  scannedAt: Date;
  /** Whether the door admitted the person without asking, because it had no connection. */
  isOffline: boolean;
  /** The account that scans. */
  actor: string;
}

/**
 * Admits a ticket once, however many doors ask at the same moment; later ones get time and door of the first. A
 * repeated scan gets the same answer.
 * @throws ServiceError `key_reused` for the id of another code's or another account's scan
 */
export function checkIn(context: Context, scan: OnlineScan, actor: string): Promise<ScanView> {
  return settle(context, { ...scan, scannedAt: context.clock.now(), isOffline: false, actor });
}

/**
 * Stores the scans that a door made without a connection, in order. A ticket that another scan had admitted before is a
 * `conflict`, which both doors see: someone in the hall should not be there.
 * @throws ServiceError `key_reused` for the id of another code's scan
 */
export async function settleOffline(
  context: Context,
  scans: readonly OfflineScan[],
  actor: string,
): Promise<ScanView[]> {
  const settled: ScanView[] = [];
  const earliest = await earliestScan(context);
  for (const scan of scans) {
    const scannedAt = plausible(new Date(scan.scannedAt), earliest, context.clock.now());
    settled.push(await settle(context, { ...scan, scannedAt, isOffline: true, actor }));
  }
  return settled;
}

function settle(context: Context, scan: Scanned): Promise<ScanView> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    // The same scan may arrive twice together: the second waits here for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${scan.scanId}, 2))`);
    const [existing] = await tx.select().from(ticketScans).where(eq(ticketScans.id, scan.scanId));
    if (existing) {
      refuseOthers(existing, scan);
      return scanView(inside, await heardAgain(inside, existing, scan));
    }
    const ticket = await holdTicket(inside, scan.code);
    const result = await resultOf(inside, scan, ticket);
    const [row] = await tx
      .insert(ticketScans)
      .values({
        id: scan.scanId,
        ticketId: result === 'unknown' ? null : (ticket?.id ?? null),
        codeDigest: digestOfToken(scan.code),
        door: scan.door,
        result,
        isOffline: scan.isOffline,
        scannedAt: scan.scannedAt,
        receivedAt: context.clock.now(),
        actor: scan.actor,
      })
      .returning();
    if (!row) throw new Error('The new scan was not returned');
    return scanView(inside, row);
  });
}

/**
 * Refuses a repeat for another code or account: otherwise a known id would admit any ticket. Offline scans may come
 * from another account that has signed in on the phone meanwhile.
 */
function refuseOthers(existing: ScanRow, { code, actor, isOffline }: Scanned): void {
  const isSameCode = existing.codeDigest === null || existing.codeDigest === digestOfToken(code);
  if (isSameCode && (isOffline || existing.actor === actor)) return;
  throw new ServiceError('key_reused', 'This scan was sent before for another ticket or by another account.');
}

/**
 * Returns the repeated scan. If its answer was lost, the door has admitted by its own list a ticket that was already
 * in: that is a conflict after all.
 */
async function heardAgain({ db }: Context, existing: ScanRow, { isOffline }: Scanned): Promise<ScanRow> {
  if (!isOffline || existing.result !== 'again') return existing;
  const [row = existing] = await db
    .update(ticketScans)
    .set({ result: 'conflict', isOffline })
    .where(eq(ticketScans.id, existing.id))
    .returning();
  return row;
}

/** Returns the ticket that a code claims to be, and locks its row until the transaction ends. */
async function holdTicket({ db }: Context, code: string): Promise<Ticket | undefined> {
  const serial = serialInCode(code);
  if (serial === undefined || serial >= 2 ** 31) return undefined;
  const [ticket] = await db.select().from(tickets).where(eq(tickets.serial, serial)).for('no key update');
  return ticket;
}

async function resultOf(context: Context, scan: Scanned, ticket: Ticket | undefined): Promise<Result> {
  if (!ticket) return 'unknown';
  const judged = judgeCode(context.signed, scan.code, ticket);
  if (judged === 'wrong') return 'unknown';
  if (ticket.state !== 'valid') return 'not_valid';
  if (judged === 'replaced') return 'replaced';
  if (ticket.checkedInAt) return scan.isOffline ? 'conflict' : 'again';
  await context.db
    .update(tickets)
    .set({ checkedInAt: scan.scannedAt, checkedInDoor: scan.door })
    .where(and(eq(tickets.id, ticket.id), eq(tickets.state, 'valid')));
  return 'in';
}

/** Returns the earliest plausible time of an offline scan: not before the doors opened, if they have. */
async function earliestScan(context: Context): Promise<Date> {
  const now = context.clock.now();
  const { date, doors } = (await readEvening(context)).value;
  const opened = new Date(`${date}T${doors}:00Z`);
  const oldest = new Date(now.getTime() - longestOfflineMs);
  return opened <= now && opened > oldest ? opened : oldest;
}

/** Limits the time of a device, whose clock may be wrong, to the possible range. */
function plausible(at: Date, earliest: Date, now: Date): Date {
  if (at > now) return now;
  return at < earliest ? earliest : at;
}
