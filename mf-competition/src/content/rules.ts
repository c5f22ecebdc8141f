// Sample content: the rules of the Music Competition.
import { dayThatCounts } from './days';

export const rules: readonly string[] = [
  `Age and grade on ${dayThatCounts} decide your band: the first whose age and grade you have not passed.`,
  'Both pieces come from the repertoire set in force; no substitutions.',
  'Play from memory or from the score. Neither costs marks.',
  'Bring your own instrument. A grand piano is on stage.',
  'You may bring an accompanist, or ask for ours in your entry.',
  'Be at the door fifteen minutes before your time.',
];
