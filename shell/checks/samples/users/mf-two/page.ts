import { Tile } from '@school/shared/art';
import { Button } from '@school/shared/ui';

export const page = [Button, Tile];
