export { stage } from '@school/shared/art/draw';
