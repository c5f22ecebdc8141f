/** The place that a picture is cropped for. */
export interface Frame {
  /** Width divided by height. */
  readonly ratio: number;
  /** The largest width of the result. Pixels. */
  readonly most: number;
}

/** The part of a picture that is kept: a frame, by centre and zoom. */
export interface Crop {
  /** The centre, from 0 (left, top) to 1 (right, bottom). */
  readonly x: number;
  readonly y: number;
  /** 1 is the largest frame. */
  readonly zoom: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

type Size = Pick<ImageBitmap, 'width' | 'height'>;

/** Returns the part that a crop keeps in pixels, within the picture. */
export function partOf({ width, height }: Size, { x, y, zoom }: Crop, ratio: number) {
  const kept = Math.min(width, height * ratio) / Math.max(zoom, 1);
  const high = kept / ratio;
  const within = (centre: number, length: number, part: number) =>
    Math.min(Math.max(centre * length - part / 2, 0), length - part);
  return { left: within(x, width, kept), top: within(y, height, high), width: kept, height: high };
}

/** Draws a crop of a picture into a canvas of the frame's ratio. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, width, height } = partOf(picture, crop, canvas.width / canvas.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot crop pictures.');
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Returns a crop as a file, no larger than the picture. @throws when the browser cannot write it */
export async function cropped(picture: ImageBitmap, crop: Crop, { ratio, most }: Frame): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(most, partOf(picture, crop, ratio).width)));
  canvas.height = Math.max(1, Math.round(canvas.width / ratio));
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('This browser cannot crop pictures.');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
