export { Button } from './Button';
export { Stepper } from './Stepper';
