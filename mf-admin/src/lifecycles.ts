import { createLifecycles, type Lifecycles } from '@school/shared';
import { app } from './app';
import { staffPartLoaders } from './kit/staffParts';

export const { contract, bootstrap, mount, unmount, prepare } = createLifecycles(app);

export const parts: Lifecycles['parts'] = {
  StaffFrame: () => import('./app/frame/StaffFrame').then((module) => module.StaffFrame),
  ...staffPartLoaders,
};
