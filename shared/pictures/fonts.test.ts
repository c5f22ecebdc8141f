import { expect, it } from 'vitest';
import { DISPLAY, pictureFonts, TEXT } from './fonts';

it('are called by the names that their files bear; any other name would fall back to the loud voice', async () => {
  const names = (await pictureFonts()).map((font) =>
    Buffer.from(font).toString('latin1').replaceAll('\0', ''),
  );
  expect(names.map((words) => [DISPLAY, TEXT].filter((family) => words.includes(family)))).toEqual([
    [DISPLAY],
    [TEXT],
  ]);
});
