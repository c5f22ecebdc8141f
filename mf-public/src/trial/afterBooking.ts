/** What happens after a booking, as the form says. */
export const AFTER_BOOKING =
  'The half hour is kept for you at once. A mail goes to your address, with the lesson for your calendar and a link to move or cancel it.';
