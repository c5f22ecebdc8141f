import { PALETTE } from '@school/shared/palette';
import { school } from '@school/shared/site';
import { readableCode } from '../issued/ticketCode';
import type { PassTicket } from '../wallet/drawPass';
import type { PassEvening } from '../wallet/readPasses';

/** A text of a pass. */
const words = (value: string) => ({ defaultValue: { language: 'en-GB', value } });

/** Returns what all passes of an evening share, as Google's `EventTicketClass`. */
export const eveningPass = (issuer: string, { startsAt, endsAt, ...shown }: PassEvening, origin: string) => ({
  id: eveningId(issuer),
  issuerName: school.name,
  reviewStatus: 'UNDER_REVIEW',
  eventName: words(shown.event),
  venue: { name: words(shown.place), address: words(shown.place) },
  dateTime: {
    doorsOpen: `${startsAt.toISOString().slice(0, 10)}T${shown.doors}:00Z`,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
  },
  hexBackgroundColor: PALETTE.wine,
  homepageUri: { uri: `${origin}/mate-2025`, description: shown.event },
});

/**
 * Returns a ticket as Google's `EventTicketObject`. One that admits nobody any more has no name, seat or code, and neither
 * has one of an evening that is over.
 */
export function ticketPassOf(issuer: string, shown: PassTicket, now: Date) {
  const base = {
    id: `${issuer}.${shown.number}`,
    classId: eveningId(issuer),
    ticketType: words(shown.typeName),
    notifyPreference: 'NOTIFY_ON_UPDATE',
  };
  if (!shown.valid || shown.endsAt <= now) return { ...base, state: 'INACTIVE' as const };
  const { name, seat, note, code } = shown.valid;
  return {
    ...base,
    state: 'ACTIVE' as const,
    ticketHolderName: name,
    seatInfo: { seat: words(seat) },
    barcode: { type: 'QR_CODE', value: code, alternateText: readableCode(code) },
    ...(note && { textModulesData: [{ id: 'note', header: 'Please bring', body: note }] }),
  };
}

const eveningId = (issuer: string): string => `${issuer}.mate-2025`;
