import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInlineScript } from './bundleInlineScript';

/** The folder of each inline script of composed pages and its sources. */
const SCRIPTS = [
  [import.meta.dirname, 'watchPresses.ts'],
  [join(import.meta.dirname, '../../release/compose/start'), 'startAfterPaint.ts'],
] as const;

// Writes the inline scripts. Run it after a change of their sources.
for (const [folder, source] of SCRIPTS) {
  const text = await bundleInlineScript(folder);
  await writeFile(
    join(folder, 'inlineScript.ts'),
    `// Written by \`npx tsx shell/src/presses/writeInlineScript.ts\` out of ${source}.
export const inlineScript = ${JSON.stringify(text)};
`,
  );
}
