import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeFonts } from '../fonts/subset.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const publicDir = fileURLToPath(new URL('../node_modules/.cache/kit', import.meta.url));

export default defineConfig(async () => {
  await writeFonts(`${publicDir}/fonts`);
  return {
    root: here,
    publicDir,
    plugins: [react()],
    oxc: { plugins: { styledComponents: { displayName: true, fileName: false, namespace: 'kit' } } },
    build: {
      outDir: fileURLToPath(new URL('../node_modules/.cache/kit-dist', import.meta.url)),
      emptyOutDir: true,
    },
    server: { port: 4100 },
    preview: { port: 4101 },
  };
});
