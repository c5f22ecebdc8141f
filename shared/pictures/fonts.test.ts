import { expect, it } from 'vitest';
import { DISPLAY, pictureFonts, TEXT } from './fonts';

it('font names match the names in the files, because other names would fall back to the display font', async () => {
  const names = (await pictureFonts()).map((font) =>
    Buffer.from(font).toString('latin1').replaceAll('\0', ''),
  );
  expect(names.map((fontNames) => [DISPLAY, TEXT].filter((family) => fontNames.includes(family)))).toEqual([
    [DISPLAY],
    [TEXT],
  ]);
});
