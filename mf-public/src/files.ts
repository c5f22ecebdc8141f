export { calendars as files } from './projects/calendars';
