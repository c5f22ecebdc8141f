// Sample content: directions.
import { contentDocument } from '@school/shared/content';

export const gettingThere = contentDocument<readonly string[]>('/content/mf-mate/getting-there', [
  'Parking behind the hall from 16:30.',
  'The last shuttle to Tema leaves at 22:15.',
  'Step-free entrance on the left of the main steps. Stewards show you the lift.',
]);
