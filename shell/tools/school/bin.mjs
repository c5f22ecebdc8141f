#!/usr/bin/env node
// @ts-check
// The packages contain TypeScript, which this loader compiles.
import { register } from 'tsx/esm/api';

register();
await import('./school.ts');
