import { Ticket, Tile } from '@school/shared/art';
import { Button, Stepper } from '@school/shared/ui';

export const page = [Button, Stepper, Ticket, Tile];
