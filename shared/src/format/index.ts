export { formatMoney } from './money';
export { parseMoney } from './parseMoney';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatLongDateTime,
  formatWeekday,
  formatWeeklyHour,
} from './date';
export { formatPhone } from './phone';
export { formatBytes } from './bytes';
export { calendarFile, type CalendarEntry } from './calendar';
export { firstNumberWord, numberWord } from './numberWord';
export { showableLine, showableText } from './showable';
export { foldText } from './fold';
