import { today } from '../today';
import { declareContent, type DeclaredContent } from './declareContent';
import { day } from './fields';

/** Declares the day for an app whose pages say which dates are past. */
export const declareToday = (shownOn: readonly string[]): DeclaredContent =>
  declareContent(today, {
    shownOn,
    title: 'Today',
    about: 'The day in Ghana, which nobody edits.',
    schema: day('Day'),
    hasOwnPage: true,
  });
