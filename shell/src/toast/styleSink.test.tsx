import { expect, it } from 'vitest';
import { keepStylesOutOfText } from './styleSink';

it('adds the rules of the style engine one by one, and no text', () => {
  keepStylesOutOfText();
  const { firstChild } = Reflect.get(window, '_goober') as { firstChild: { data: string } };
  // Other tests leave styles in the page.
  const style = document.head.querySelector<HTMLStyleElement>('style:last-of-type')!;
  const rules = () => [...style.sheet!.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ''));
  const [one, turn, first] = [
    '.a{color:red;}',
    '@keyframesturn{0%{opacity:0;}100%{opacity:1;}}',
    '.z{margin:1px;}',
  ];

  firstChild.data = '.a{color:red}';
  firstChild.data += '@keyframes turn{0%{opacity:0}100%{opacity:1}}';
  expect(rules()).toEqual([one, turn]);
  firstChild.data = `.z{margin:1px}${firstChild.data}`;
  expect(rules()).toEqual([first, one, turn]);
  expect(style.textContent).toBe('');
});
