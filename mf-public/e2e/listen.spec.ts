import { expect, open, test } from '@school/shared/e2e';

for (const [path, name, javaScriptEnabled] of [
  ['/', 'Hear the piano: Minuet in G major', true],
  ['/learn/cello', 'Hear the cello: Largo, Symphony No. 9', false],
] as const)
  test.describe(`${path}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });
    test('plays its piece, and loads it only then', async ({ page }) => {
      const recordings = new Set<string>();
      page.on('request', (request) => request.url().endsWith('.mp3') && recordings.add(request.url()));
      await (javaScriptEnabled ? open(page, path, 'mf-public') : page.goto(path));
      const player = page.getByLabel(name);
      await player.scrollIntoViewIfNeeded();
      expect(recordings.size).toBe(0);
      // The play button of the browser's own player.
      await player.click({ position: { x: 27, y: 27 } });
      const time = () => player.evaluate((audio: HTMLAudioElement) => audio.currentTime);
      await expect.poll(time).toBeGreaterThan(0);
      expect(recordings.size).toBe(1);
    });
  });
