import { PALETTE } from '@school/shared/palette';
import { school } from '@school/shared/site';
import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import { bellBeats } from '../issued/bellBeats';
import { readableCode } from '../issued/ticketCode';
import type { PassSigner } from './passSigner';

/** A ticket as a pass shows it. */
export interface PassTicket {
  /** In a wallet, a pass with the same number replaces it. */
  readonly number: string;
  readonly event: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Clock time, such as 17:30. */
  readonly doors: string;
  readonly place: string;
  readonly typeName: string;
  /** Undefined once the pass admits nobody. */
  readonly valid:
    | {
        /** What its type says, such as which card to bring. */
        readonly note: string;
        /** The label of its seat. */
        readonly seat: string;
        readonly name: string;
        readonly code: string;
      }
    | undefined;
}

/** Where a phone asks for changes of a pass, and what it shows there. */
export interface PassUpdates {
  readonly url: string;
  readonly token: string;
}

/** Draws a ticket as a signed pass of Apple Wallet. @returns the bytes of a .pkpass file */
export async function drawPass(
  ticket: PassTicket,
  updates: PassUpdates,
  signer: PassSigner,
): Promise<Buffer> {
  const pass = new PKPass(
    await images(),
    { wwdr: signer.authority, signerCert: signer.certificate, signerKey: signer.key },
    {
      serialNumber: ticket.number,
      passTypeIdentifier: signer.passType,
      teamIdentifier: signer.team,
      webServiceURL: updates.url,
      authenticationToken: updates.token,
      organizationName: school.name,
      description: `Ticket for ${ticket.event}`,
      logoText: school.name,
      backgroundColor: rgb(PALETTE.wine),
      foregroundColor: rgb(PALETTE.paper),
      labelColor: rgb(PALETTE.gold),
      ...(ticket.valid ? {} : { voided: true }),
    },
  );
  pass.type = 'eventTicket';
  pass.headerFields.push({
    key: 'doors',
    label: 'DOORS',
    value: ticket.doors,
    changeMessage: 'Doors now open at %@',
  });
  pass.primaryFields.push({ key: 'event', label: ticket.place, value: ticket.event });
  pass.secondaryFields.push({
    key: 'start',
    label: 'BEGINS',
    value: ticket.startsAt.toISOString(),
    dateStyle: 'PKDateStyleMedium',
    timeStyle: 'PKDateStyleShort',
    // The hall's time (UTC), wherever the phone is.
    ignoresTimeZone: true,
    changeMessage: 'The evening now begins: %@',
  });
  addTicket(pass, ticket);
  pass.backFields.push({ key: 'call', label: 'Call us', value: school.phone });
  pass.setRelevantDate(ticket.startsAt);
  pass.setExpirationDate(ticket.endsAt);
  return pass.getAsBuffer();
}

/** Adds what is the holder's; in its place, that the pass admits nobody. */
function addTicket(pass: PKPass, { valid, typeName }: PassTicket): void {
  if (!valid) {
    pass.auxiliaryFields.push({
      key: 'ended',
      label: 'TICKET',
      value: 'No longer valid',
      changeMessage: 'This ticket is no longer valid',
    });
    pass.backFields.push({
      key: 'why',
      label: 'Why it is no longer valid',
      value: 'It was transferred, returned or refunded. If you did not expect this, please call us.',
    });
    return;
  }
  const { seat, name, note, code } = valid;
  pass.secondaryFields.unshift({
    key: 'seat',
    label: 'SEAT',
    value: seat,
    changeMessage: 'Your seat is now %@',
  });
  pass.auxiliaryFields.push(
    { key: 'name', label: 'NAME', value: name },
    { key: 'type', label: 'TICKET', value: typeName },
  );
  pass.backFields.push(...(note ? [{ key: 'note', label: 'Please bring', value: note }] : []), {
    key: 'changes',
    label: 'If your seat, your name or the time changes',
    value: 'This ticket changes by itself. The link in our email always opens your tickets as they are now.',
  });
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: code,
    messageEncoding: 'iso-8859-1',
    altText: readableCode(code),
  });
}

/** Points, which a phone has two or three pixels for. */
const sizes = { icon: 29, logo: 50 };

let drawn: Promise<Record<string, Buffer>> | undefined;

/** Returns the picture of the pass in every size, drawn once. */
const images = (): Promise<Record<string, Buffer>> => (drawn ??= drawImages());

async function drawImages(): Promise<Record<string, Buffer>> {
  const svg = Buffer.from(picture());
  const files: Record<string, Buffer> = {};
  for (const [name, points] of Object.entries(sizes))
    for (const scale of [1, 2, 3])
      files[`${name}${scale === 1 ? '' : `@${scale}x`}.png`] = await sharp(svg, { density: 300 })
        .resize(points * scale, points * scale)
        .png()
        .toBuffer();
  return files;
}

/** Draws the bar of the bell as dots in three rows, on paper. */
function picture(): string {
  const dots = bellBeats.map((hue, at) => {
    const [x, y] = [(at % 4) * 20 + 20, Math.floor(at / 4) * 20 + 30];
    return hue && `<circle cx="${x}" cy="${y}" r="9" fill="${PALETTE[hue]}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="16" fill="${PALETTE.paper}"/>${dots.join('')}</svg>`;
}

/** Writes a colour of the form #RRGGBB as passes need it. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
