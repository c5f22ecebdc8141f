import { useEffect, useRef, type PointerEvent } from 'react';
import styled from 'styled-components';
import { color, line } from '@school/shared/theme';
import { drawCrop, partOf, type Crop } from './crop';

interface Props {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  /** Width divided by height. */
  readonly ratio: number;
  readonly setCrop: (crop: Crop) => void;
}

/** The width in which the preview is drawn: twice that in which it is shown, for sharp screens. Pixels. */
const DRAWN = 640;

/** A preview of the chosen part, which can be dragged. */
export function CropPreview({ picture, crop, ratio, setCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop, ratio]);

  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const perPixel = partOf(picture, crop, ratio).width / event.currentTarget.clientWidth;
    const moved = (by: number, length: number) => (by * perPixel) / length;
    const within = (value: number) => Math.min(Math.max(value, 0), 1);
    setCrop({
      ...crop,
      x: within(crop.x - moved(event.movementX, picture.width)),
      y: within(crop.y - moved(event.movementY, picture.height)),
    });
  }

  return (
    <Canvas
      ref={canvas}
      width={DRAWN}
      height={Math.round(DRAWN / ratio)}
      role="img"
      aria-label="Selected area"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}

const Canvas = styled.canvas`
  width: min(100%, 320px);
  height: auto;
  border: ${line.field} solid ${color.line};
  cursor: grab;
  touch-action: none;
`;
