export { heroCloth } from '@school/shared/art/draw';
