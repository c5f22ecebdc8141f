import { loadAhead, serverReady } from '@school/shared';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyArt } from './lazyArt';
import { Loom } from './looms';

test('the server writes the drawing into the page, once it is ready', async () => {
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

test('rendering before the drawings are ready is an error, not a gap in the page', async () => {
  const NotReady = lazyArt(async () => () => '<svg></svg>', { ratio: 1 });
  expect(() => renderToString(<NotReady />)).toThrow('serverReady');
  await serverReady();
  expect(renderToString(<NotReady />)).toContain('<svg></svg>');
});

test('two drawings of the same kind share no id', async () => {
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

test('drawings of a part that is itself loaded on the server are ready as well', async () => {
  const makeInner = () => lazyArt(async () => () => '<svg id="inner"></svg>', { ratio: 1 });
  let Inner: ReturnType<typeof makeInner> | undefined;
  loadAhead(async () => (Inner ??= makeInner()), { ahead: false });
  await serverReady();
  expect(Inner && renderToString(<Inner />)).toContain('id="inner"');
});
