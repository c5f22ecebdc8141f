// @vitest-environment node
import { loadAhead, serverReady } from '@school/shared';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyArt } from './lazyArt';
import { Loom } from './looms';

test("includes a preloaded drawing in the server's HTML", async () => {
  const Dot = lazyArt<{ readonly of: string }>(
    async () =>
      ({ of, id }) =>
        `<svg id="${id}"><text>${of}</text></svg>`,
    { ratio: 2 },
  );
  await serverReady();
  const html = renderToString(<Dot of="one" />);
  expect(html).toMatch(
    /<span[^>]* data-art="true"[^>]* aria-hidden="true"[^>]*><svg id="art\w+"><text>one<\/text><\/svg><\/span>/,
  );
});

test('throws when the page is rendered before its drawings are loaded', async () => {
  const NotReady = lazyArt(async () => () => '<svg></svg>', { ratio: 1 });
  expect(() => renderToString(<NotReady />)).toThrow('serverReady');
  await serverReady();
  expect(renderToString(<NotReady />)).toContain('<svg></svg>');
});

test('gives two drawings of the same kind different ids', async () => {
  await serverReady();
  const html = renderToString(
    <>
      <Loom share={0.2} />
      <Loom share={0.2} label="GH₵ 2,000 of GH₵ 10,000 given" />
      <Loom share={0.2} id="bell" />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html).toContain('id="bell-');
  expect(html).toContain('role="img" aria-label="GH₵ 2,000 of GH₵ 10,000 given"');
});

test('preloads the drawings of lazily loaded parts on the server', async () => {
  const makeInner = () => lazyArt(async () => () => '<svg id="inner"></svg>', { ratio: 1 });
  let Inner: ReturnType<typeof makeInner> | undefined;
  loadAhead(async () => (Inner ??= makeInner()), { ahead: false });
  await serverReady();
  expect(Inner && renderToString(<Inner />)).toContain('id="inner"');
});
