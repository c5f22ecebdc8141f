import { encodeQR } from 'qr';

export interface QrDrawing {
  /** Modules of a side, with the quiet edge that a camera needs around the code. */
  readonly size: number;
  /** All dark modules, as the path of an SVG whose unit is a module. */
  readonly path: string;
}

/** Light modules around the code. */
const QUIET = 4;

/** A ticket's code as a QR code. */
export function qrOf(code: string): QrDrawing {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: dark.join('') };
}
