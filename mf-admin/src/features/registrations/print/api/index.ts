export * from './generated/endpoints';
