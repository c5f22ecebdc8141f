export { showAlone } from './showAlone';
