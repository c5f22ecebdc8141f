import { Button, Stepper } from '@school/shared/ui';

export const page = [Button, Stepper];
