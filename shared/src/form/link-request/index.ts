export { LinkRequestForm } from './LinkRequestForm';
