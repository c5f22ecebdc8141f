import { createLifecycles } from '@school/shared';
import { app } from './app';

export const { contract, bootstrap, mount, unmount, prepare } = createLifecycles(app);
