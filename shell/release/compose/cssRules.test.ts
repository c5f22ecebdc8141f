import { expect, it } from 'vitest';
import { withoutRepeated } from './cssRules';

const FRAME = '.mark{width:100%;}@media (max-width:1px){.mark{width:50%;}}.sign{width:44px;}';

it('omits rules of an earlier style sheet, so that extensions there take precedence', () => {
  const content = '.mark{width:100%;}@media (max-width:1px){.mark{width:50%;}}.tile{width:10%;}';
  expect(withoutRepeated(content, FRAME)).toBe('.tile{width:10%;}');
});

it('keeps rules that only look alike', () => {
  const content = '.mark{width:99%;}@media (max-width:2px){.mark{width:50%;}}';
  expect(withoutRepeated(content, FRAME)).toBe(content);
});

it('ignores braces in strings', () => {
  const content = '.quote::before{content:"}{";}@import "a.css";.mark{width:100%;}.end{color:red;}';
  expect(withoutRepeated(content, FRAME)).toBe(
    '.quote::before{content:"}{";}@import "a.css";.end{color:red;}',
  );
});
