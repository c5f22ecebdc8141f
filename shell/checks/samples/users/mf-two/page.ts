import { Button } from '@school/shared/ui';

export const page = [Button];
