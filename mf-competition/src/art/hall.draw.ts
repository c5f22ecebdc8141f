export { hall } from '@school/shared/art/draw';
