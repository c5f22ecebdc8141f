/** Side of the uploaded picture in pixels: enough for the largest place, on sharp screens. */
export const PICTURE_SIDE = 512;

/** The part of a picture that is kept: a square, by centre and zoom. */
export interface Crop {
  /** The centre, from 0 (left, top) to 1 (right, bottom). */
  readonly x: number;
  readonly y: number;
  /** 1 is the largest square. */
  readonly zoom: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns the square of a crop in pixels, within the picture. */
export function squareOf(width: number, height: number, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / Math.max(zoom, 1);
  const within = (centre: number, length: number) =>
    Math.min(Math.max(centre * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/** Draws a crop of a picture into a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture.width, picture.height, crop);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot crop pictures.');
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns a crop as a file. @throws when the browser cannot write it */
export async function cropped(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('This browser cannot crop pictures.');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
