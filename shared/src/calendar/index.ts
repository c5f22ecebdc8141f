export { calendarFile, type CalendarEntry } from './calendarFile';
