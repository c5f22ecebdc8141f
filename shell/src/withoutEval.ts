// Before anything that makes schemas: those would first try whether they may make functions of text, and the page's
// policy would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
