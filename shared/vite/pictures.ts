import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppManifest } from '../src/contract/manifest';
import { isListed, pagesOfRoute } from '../src/contract';
import type { Renderer } from '../src/render';
import { pictureDrawer } from '../pictures/drawPicture';
import { plainPicture } from '../pictures/plainPicture';

type Pictures = NonNullable<AppManifest['pictures']>;

/** Generates the sharing picture of every indexed page and returns the file of each page. */
export async function writePictures(outDir: string, renderer: Renderer): Promise<Pictures> {
  const pages = renderer.routes.flatMap(pagesOfRoute).filter(isListed);
  if (pages.length === 0) return {};
  const draw = await pictureDrawer();
  const pictures: Record<string, Pictures[string]> = {};
  for (const page of pages) {
    const picture = renderer.pictureOf(page) ?? plainPicture(page);
    const file = fileOf(page.path);
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), draw(picture));
    pictures[page.path] = { file, alt: picture.alt };
  }
  return pictures;
}

function fileOf(path: string): string {
  return `share/${path.slice(1).replace(/[^\w/-]+/g, '-') || 'home'}.png`;
}
