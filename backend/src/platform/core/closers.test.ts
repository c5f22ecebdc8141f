import { describe, expect, it } from 'vitest';
import { createClosers } from './closers';

describe('closing', () => {
  it('closes in reverse order, continues after failures, and closes once when called twice', async () => {
    const closers = createClosers();
    const closed: string[] = [];
    closers.add(() => void closed.push('lock'));
    closers.add(() => Promise.reject(new Error('the database hangs')));
    closers.add(async () => {
      await Promise.resolve();
      closed.push('server');
    });
    const twice = await Promise.allSettled([closers.closeAll(), closers.closeAll()]);
    expect(closed).toEqual(['server', 'lock']);
    expect(twice.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
