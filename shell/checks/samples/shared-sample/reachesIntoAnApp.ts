export * from '@school/mf-public';
