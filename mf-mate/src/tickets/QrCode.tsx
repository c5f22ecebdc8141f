import { color } from '@school/shared/theme';
import { useMemo } from 'react';
import { qrOf } from './data/qr';

/** A QR code, dark on light on any ground. */
export function QrCode({ code, label }: { readonly code: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrOf(code), [code]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill={color.ink} />
    </svg>
  );
}
