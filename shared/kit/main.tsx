import { BrowserRouter, SurroundingsContext } from '@school/shared';
import { instrumentCss } from '@school/shared/art/draw';
import { fontFaces, globalCss } from '@school/shared/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Kit } from './Kit';
import { kitShell } from './kitShell';

const style = document.createElement('style');
style.textContent = globalCss + instrumentCss + fontFaces('/fonts/');
document.head.prepend(style);

createRoot(document.getElementById('kit')!).render(
  <StrictMode>
    <SurroundingsContext value={{ shell: kitShell, base: '/' }}>
      <BrowserRouter>
        <Kit />
      </BrowserRouter>
    </SurroundingsContext>
  </StrictMode>,
);
