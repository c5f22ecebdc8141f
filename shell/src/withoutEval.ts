// Must run before schemas are created: those would test whether they may compile functions from strings, and the page's
// policy would report a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
