import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Bundles an inline script of composed pages as minified text. @param folder where its `inline.ts` is */
export async function bundleInlineScript(folder: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      // Unsupported browsers must be able to parse it too, to be told so.
      target: 'es2018',
      minify: true,
      lib: { entry: join(folder, 'inline.ts'), formats: ['iife'], name: 'inline' },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code.trim();
  if (!code || code.includes('</script')) throw new Error('The inline script could not be bundled');
  return code;
}
