export { conflictAt, invalidAt } from '../core/refusals';
