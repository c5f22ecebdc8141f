import { encodeQR } from 'qr';

export interface QrDrawing {
  /** Modules per side, with the quiet zone that a camera needs. */
  readonly size: number;
  /** The dark modules as an SVG path, in units of a module. */
  readonly path: string;
}

/** Light modules around the code. */
const QUIET = 4;

/** Converts a ticket's code to a QR code. */
export function qrOf(code: string): QrDrawing {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: dark.join('') };
}
