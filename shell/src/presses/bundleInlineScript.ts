import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * An inline script of composed pages as one minified text, the same for every page.
 * @param folder where its `inline.ts` lies
 */
export async function bundleInlineScript(folder: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      // Also browsers below the line have to read it to be told that they are.
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
