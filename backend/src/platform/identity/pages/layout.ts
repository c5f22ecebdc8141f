/** In a pop-up, "Cancel" closes the window, like leaving Google's own page. */
export const pageScript = `document.querySelector('[data-cancel]')?.addEventListener('click', (event) => {
  if (!window.opener) return;
  event.preventDefault();
  window.close();
});
`;

/** Markup with escaped values; nested markup stays as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

export function html(parts: TemplateStringsArray, ...holes: (string | Markup | Markup[])[]): Markup {
  const filled = holes.map((hole) => {
    if (Array.isArray(hole)) return hole.map(({ text }) => text).join('');
    return hole instanceof Markup ? hole.text : escape(hole);
  });
  return new Markup(parts.map((part, index) => part + (filled[index] ?? '')).join(''));
}

export const nothing = new Markup('');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { width: min(24rem, 100vw - 2rem); padding: 2rem 0; }
  h1 { font-size: 1.375rem; margin: 0 0 0.25rem; }
  p { margin: 0 0 1rem; }
  form { display: grid; gap: 0.75rem; }
  label { display: grid; gap: 0.25rem; }
  input, button { font: inherit; padding: 0.625rem 0.75rem; border: 1px solid GrayText; border-radius: 6px; }
  button { background: Canvas; color: CanvasText; cursor: pointer; text-align: left; }
  button[data-main] { background: CanvasText; color: Canvas; text-align: center; }
  button small { display: block; opacity: 0.75; }
  [role='alert'] { border-left: 4px solid #b3261e; padding-left: 0.75rem; }
  .banner { font-size: 0.8125rem; border: 1px dashed GrayText; padding: 0.375rem 0.75rem; border-radius: 6px; }
`;

/** The frame of every page; its banner says that this is a stand-in. */
export function layout(title: string, content: Markup): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <main>
          <p class="banner">Local stand-in for the sign-in service. It runs on this machine only.</p>
          ${content}
        </main>
        <script src="/page.js"></script>
      </body>
    </html>`;
  return page.text;
}
