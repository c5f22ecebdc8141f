import { useEffect, useRef, type PointerEvent } from 'react';
import styled from 'styled-components';
import { color, line } from '@school/shared/theme';
import { drawCrop, PICTURE_SIDE, type Crop } from './crop';

interface Props {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly setCrop: (crop: Crop) => void;
}

/** A preview of the chosen square, which can be dragged. */
export function CropPreview({ picture, crop, setCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth * crop.zoom;
    const shortest = Math.min(picture.width, picture.height);
    const moved = (by: number, length: number) => (by / shown) * (shortest / length);
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
      width={PICTURE_SIDE}
      height={PICTURE_SIDE}
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
