import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true, namespace: 's' } } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist.part/**',
      '**/dist.part.old/**',
      '.site/**',
      '.test/**',
    ],
    setupFiles: ['shared/src/testing/failOnConsole.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: process.env['CI'] ? 1 : 0,
  },
});
