import type { Fragment } from '@school/shared/render';
import { APP_MARK } from '../../src/frame/appMark';
import type { PageDescriptor } from '../../src/loading/pageDescriptor';
import type { HeadParts } from '../../src/render';

export interface DevPage {
  readonly title: string;
  readonly description: string;
  readonly descriptor: PageDescriptor;
  readonly frame: Fragment;
  readonly head: HeadParts;
}

/** Returns a page while the shell runs from source: the frame of composed pages with an empty main. */
export function devDocument({ title, description, descriptor, frame, head }: DevPage): string {
  return `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
${head.links}
<style>${head.css}</style>
<style>${frame.css}</style>
</head>
<body>
<div id="shell">${frame.html.replace(APP_MARK, '')}</div>
<script type="application/json" id="page">${json(descriptor)}</script>
<script type="module" src="/src/main.ts"></script>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns JSON that is safe inside a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
