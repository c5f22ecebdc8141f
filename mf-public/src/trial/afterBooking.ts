/** What happens after a booking, as the form says. */
export const AFTER_BOOKING =
  'We reserve the half hour for you at once. We email you the lesson for your calendar and a link to move or cancel it.';

/** The form for a wish, when no free half hour suits: a message to the office about a trial lesson. */
export const OTHER_TIME = '/about?topic=trial_lesson#write';
