export * from './access';
export * from './links';
export * from './match';
export * from './observable';
export * from './page';
export * from './routes';
export * from './shell';
export { CONTRACT_VERSION } from './version';
export { createValue, type Value } from './value';
