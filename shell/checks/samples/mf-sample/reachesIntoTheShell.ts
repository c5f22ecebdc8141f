// Imports that the boundary rule must refuse; each is one error.
export * from '@school/shell';
export * from '@school/mf-donate/src/routes';
export * from '../../shell/src/boot';
export * from '@school/backend';
