// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleInlineScript } from '../../../src/presses/bundleInlineScript';
import { inlineScript } from './inlineScript';
import { startAfterPaint } from './startAfterPaint';
import { startTags } from './startTags';

const scripts = () => document.querySelectorAll('body > script[src="/main.js"]').length;

let frames: FrameRequestCallback[] = [];
let painted: () => void = () => undefined;

/** Runs the callbacks of the next frame. */
function frame(): void {
  for (const act of frames.splice(0)) act(0);
}

class Observer {
  static supportedEntryTypes = ['largest-contentful-paint'];
  constructor(tell: (entries: unknown, observer: Observer) => void) {
    painted = () => tell([], this);
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => frames.push(act));
  vi.stubGlobal('PerformanceObserver', Observer);
  document.body.innerHTML = '<main>Words</main>';
  const template = document.createElement('template');
  template.id = 'start';
  template.content.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/a.js' }),
  );
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', '/main.js');
  template.content.append(script);
  document.body.append(template);
});

describe('the scripts of a page', () => {
  it('start once after the first paint', () => {
    startAfterPaint(document);
    frame();
    frame();
    expect(scripts()).toBe(0);
    painted();
    window.dispatchEvent(new Event('pointerdown'));
    vi.runAllTimers();
    expect(scripts()).toBe(1);
  });

  it('start after the second frame in a browser that does not report paints', () => {
    vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] });
    startAfterPaint(document);
    frame();
    expect(scripts()).toBe(0);
    frame();
    vi.advanceTimersByTime(0);
    expect(scripts()).toBe(1);
  });

  it.each(['pointerdown', 'touchstart', 'keydown'])('start at once with a %s', (sign) => {
    startAfterPaint(document);
    document.querySelector('main')?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(scripts()).toBe(1);
  });

  it('start at once in the background', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    startAfterPaint(document);
    expect(scripts()).toBe(1);
    hidden.mockReturnValue(false);
  });

  it('do not start in an unsupported browser', () => {
    document.documentElement.setAttribute('data-plain', '');
    startAfterPaint(document);
    window.dispatchEvent(new Event('pointerdown'));
    vi.runAllTimers();
    expect(scripts()).toBe(0);
    document.documentElement.removeAttribute('data-plain');
  });

  it('start after a timeout on a page that is never painted', () => {
    startAfterPaint(document);
    vi.advanceTimersByTime(4_000);
    expect(scripts()).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(scripts()).toBe(1);
  });
});

describe('the end of a page', () => {
  it('is generated from its source', async () => {
    expect(
      await bundleInlineScript(import.meta.dirname),
      'run npx tsx shell/src/presses/writeInlineScript.ts',
    ).toBe(inlineScript);
  });

  it('waits only when there is something to paint', () => {
    const tags = '<script type="module" src="/main.js"></script>';
    expect(startTags(tags, false)).toBe(tags);
    expect(startTags(tags, true)).toBe(
      `<template id="start">\n${tags}\n</template>\n<script>${inlineScript}</script>`,
    );
  });
});
