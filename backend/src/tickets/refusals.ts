export { conflictAt, invalidAt } from '../platform/core/refusals';
