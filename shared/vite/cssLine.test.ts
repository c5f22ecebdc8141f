import { describe, expect, it } from 'vitest';
import { cssBeyondLine } from './cssLine';

const styled = (css: string) => cssBeyondLine(`styled.div\`${css}\``);

describe('CSS in scripts', () => {
  it.each([
    ['color:color-mix(in srgb,${a} 4%,red)', 'color-mix (color:color-mix(in srgb,$ 4%,red))'],
    ['--rule:red;--rule:color-mix(in srgb,red,red)', 'color-mix (--rule:color-mix(in srgb,red,red))'],
    ['color:oklch(1 2 3)', 'a colour of another space (color:oklch(1 2 3))'],
    ['color:red;&:hover{color:light-dark(a,b)}', 'a colour of another space (color:light-dark(a,b))'],
    ['height:calc(100dvh - ${a})', 'a unit of the viewport (height:calc(100dvh - $))'],
    ['${a} font-size:min(7cqi,2rem);', 'a unit of a container (font-size:min(7cqi,2rem))'],
    ['overflow-x:clip', 'overflow: clip (overflow-x:clip)'],
    ['@layer base{a{color:red}}', '@layer (@layer base)'],
    ['> b{rotate:4deg}', 'a transform as a property (rotate:4deg)'],
    ['a,&:has(b){color:red}', ':has in a list (a,&:has(b))'],
    ['&:has(:checked){color:red}', 'a choice that :has alone shows'],
  ])('is refused for %s', (css, found) => {
    expect(styled(css)).toEqual([found]);
  });

  it.each([
    'color:red;color:color-mix(in srgb,red,red)',
    '@supports (color:color-mix(in srgb,red,red)){:root{--rule:color-mix(in srgb,red,red)}}',
    'height:100vh;> b{color:red}height:100dvh',
    'overflow:hidden;overflow:clip',
    '&:is(:disabled,:has(:disabled)){color:red}',
    '&:has(a,b) c,&:has(d){color:red}',
    'input:checked{color:red}&:has(:checked){color:red}',
    'transform:rotate(4deg);text-wrap:balance;accent-color:red;inset:0;aspect-ratio:1',
    '@container (max-width:9px){display:none}',
  ])('may contain %s', (css) => {
    expect(styled(css)).toEqual([]);
  });

  it('is distinguished from code that resembles it', () => {
    expect(cssBeyondLine('const a={scale:100,b:`color-mix(in srgb,red,red)`};rotate:for(;;);')).toEqual([]);
  });
});
