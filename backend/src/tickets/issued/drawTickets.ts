import { buffer } from 'node:stream/consumers';
import { PALETTE } from '@school/shared/palette';
import { school } from '@school/shared/site';
import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import { bellBeats } from './bellBeats';
import { readableCode } from './ticketCode';
import { fontFile, printable, type Weight } from './printedText';

/** A ticket as it is printed. */
interface PrintedTicket {
  readonly typeName: string;
  /** What its type says, such as which card to bring. */
  readonly note: string;
  /** The label of its seat. */
  readonly seat: string | null;
  readonly name: string;
  readonly code: string;
}

/** The pages of tickets, one each. */
interface PrintedTickets {
  readonly event: string;
  /** Day, times and hall. */
  readonly lines: readonly string[];
  readonly tickets: readonly PrintedTicket[];
  /** The number of the order, for its buyer. */
  readonly order: string | undefined;
  readonly terms: readonly string[];
  /** The date of the file: with the same content it has the same bytes. */
  readonly date: Date;
}

/** Points, on A4. */
const page = { left: 56, width: 483, qr: 190 };

/** Draws tickets as a PDF whose text can be searched and read aloud. */
export async function drawTickets(printed: PrintedTickets): Promise<Buffer> {
  const { event, tickets, date } = printed;
  const doc = new PDFDocument({
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-GH',
    displayTitle: true,
    info: { Title: `Tickets for ${event}`, Author: school.name, CreationDate: date, ModDate: date },
  });
  for (const weight of ['regular', 'bold'] as const) doc.registerFont(weight, fontFile(weight));
  const bytes = buffer(doc);
  for (const ticket of tickets) drawPage(doc, ticket, printed);
  doc.end();
  return bytes;
}

function drawPage(doc: PDFKit.PDFDocument, ticket: PrintedTicket, printed: PrintedTickets): void {
  const { typeName, note, seat, name, code } = ticket;
  doc.addPage({ size: 'A4', margin: 0 });
  doc.y = 56;
  strip(doc);
  const { isWhole } = printable(name);
  write(doc, 'P', school.name, { size: 11, gap: 14 });
  write(doc, 'H1', printed.event, { size: 34, weight: 'bold' });
  for (const line of printed.lines) write(doc, 'P', line, { size: 14 });
  write(doc, 'H2', typeName, { size: 22, weight: 'bold', gap: 22 });
  write(doc, 'P', seat ?? 'No numbered seat', { size: 18, weight: 'bold' });
  write(doc, 'P', note, { size: 11 });
  write(doc, 'P', name, { size: 16, weight: 'bold', gap: 10 });
  if (!isWhole)
    write(doc, 'P', 'Parts of the name cannot be printed here. They are shown as “?”.', { size: 10 });
  drawCode(doc, code);
  write(doc, 'P', readableCode(code), { size: 14, weight: 'bold', gap: 6 });
  if (printed.order !== undefined) write(doc, 'P', `Order ${printed.order}`, { size: 11 });
  write(doc, 'H2', 'Please bring', { size: 13, weight: 'bold', gap: 18 });
  write(doc, 'P', 'This page, on paper or on your phone. Its code lets one person in, once.', { size: 11 });
  write(doc, 'H2', 'If you cannot come', { size: 13, weight: 'bold', gap: 10 });
  for (const term of printed.terms) write(doc, 'P', term, { size: 11 });
}

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  /** The space above. */
  readonly gap?: number;
}

/** Writes a text below what is on the page, in as many lines as it needs. */
function write(doc: PDFKit.PDFDocument, tag: string, typed: string, style: Style): void {
  const { size, weight = 'regular', gap = 2 } = style;
  const { text } = printable(typed);
  if (text === '') return;
  addElement(doc, tag, {}, () => {
    doc.y += gap;
    doc.font(weight).fontSize(size).fillColor(PALETTE.ink);
    doc.text(text, page.left, doc.y, { width: page.width });
  });
}

/** Draws the code as on the page of the tickets, with the light margin that a camera needs. */
function drawCode(doc: PDFKit.PDFDocument, code: string): void {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  const module = page.qr / rows.length;
  addElement(doc, 'Figure', { alt: 'QR code for the door' }, () => {
    const top = doc.y - 2 * module;
    rows.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) doc.rect(page.left + (x - 4) * module, top + y * module, module, module);
      }),
    );
    doc.fill(PALETTE.ink);
    doc.y = top + page.qr - 3 * module;
  });
}

/** Draws an element and closes it, so that the next one is its neighbour. */
function addElement(doc: PDFKit.PDFDocument, tag: string, options: { alt?: string }, draw: () => void): void {
  const element = doc.struct(tag, options, draw);
  doc.addStructure(element);
  element.end();
}

function strip(doc: PDFKit.PDFDocument): void {
  const beat = page.width / bellBeats.length;
  doc.markContent('Artifact', { type: 'Layout' });
  bellBeats.forEach((hue, at) => hue && doc.rect(page.left + at * beat, 36, beat, 10).fill(PALETTE[hue]));
  doc.endMarkedContent();
}
