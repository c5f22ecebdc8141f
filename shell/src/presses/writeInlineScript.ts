import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInlineScript } from './bundleInlineScript';

/** Where an inline script of composed pages lies, and what it is made of. */
const SCRIPTS = [
  [import.meta.dirname, 'watchPresses.ts'],
  [join(import.meta.dirname, '../../release/compose/start'), 'startAfterPaint.ts'],
] as const;

// Writes the inline scripts out for what puts them into pages. Run it after a change of what they are made of.
for (const [folder, source] of SCRIPTS) {
  const text = await bundleInlineScript(folder);
  await writeFile(
    join(folder, 'inlineScript.ts'),
    `// Written by \`npx tsx shell/src/presses/writeInlineScript.ts\` out of ${source}.
export const inlineScript = ${JSON.stringify(text)};
`,
  );
}
