import { boot } from './boot';

// What checks forms would first try whether it may make functions of text, and the page's policy would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

boot();
