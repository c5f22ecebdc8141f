import { defineConfig } from 'drizzle-kit';

// A feature's own tables are in its folder; those that several rooms read are in the platform.
const schema = ['./src/platform/db/schema', './src/**/*.table.ts'];

export default defineConfig({ dialect: 'postgresql', schema, out: './drizzle' });
