export { teacher, type Teacher } from './teacher';
