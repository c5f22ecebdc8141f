import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInlineScript } from './bundleInlineScript';

// Writes the inline script out for the shell's render module. Run it after a change of what it is made of.
const text = await bundleInlineScript();
await writeFile(
  join(import.meta.dirname, 'inlineScript.ts'),
  `// Written by \`npx tsx shell/src/presses/writeInlineScript.ts\` out of watchPresses.ts.
export const inlineScript = ${JSON.stringify(text)};
`,
);
