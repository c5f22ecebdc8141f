export const Stepper = 'stepper';
