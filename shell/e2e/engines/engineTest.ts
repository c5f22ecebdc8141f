import { expect, test as base } from '@playwright/test';
import { findEngines, type EngineName } from '../../workspace/engines';
import { startEngine, type Engine } from './engine';
import { Visitor } from './visitor';

interface OfWorker {
  /** The engine of the project. */
  readonly engineName: EngineName;
  readonly engine: Engine;
}

/** A test in the engine of its project; console messages fail it. */
export const test = base.extend<{ readonly visitor: Visitor }, OfWorker>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const program = findEngines()[engineName];
      if (!program) throw new Error(`This machine has no ${engineName}`);
      const engine = await startEngine(engineName, program);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine }, use, testInfo) => {
    const visitor = new Visitor(await engine.open());
    await use(visitor);
    // The pictures of Playwright's own page would be empty.
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await visitor.tab.picture().catch(() => undefined);
      if (body) await testInfo.attach('the page', { body, contentType: 'image/png' });
    }
    const complaints = await visitor.complaints();
    await visitor.tab.close();
    expect(complaints, 'no console messages').toEqual([]);
  },
});

export { expect };
