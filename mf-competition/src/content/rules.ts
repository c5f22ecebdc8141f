// Sample content: the rules of the Music Competition.
import { dayThatCounts } from './days';

export const rules: readonly string[] = [
  `Your age and grade on ${dayThatCounts} decide your band. It is the first one whose limits you have not passed.`,
  'Both pieces must come from the current repertoire set.',
  'Play from memory or from the score. You lose no marks for either.',
  'Bring your own instrument. A grand piano is on stage.',
  'You can bring an accompanist, or ask for ours in your entry.',
  'Be at the door fifteen minutes before your time.',
];
