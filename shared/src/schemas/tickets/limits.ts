export const ticketLimits = {
  /** Tickets or tables per order, unless a type has its own limit. */
  perOrder: 8,
  /** The maximum that a type can allow per order, such as seats for a school class. */
  perOrderMax: 50,
  /** How long seats are held for a buyer. Minutes. */
  holdMinutes: 15,
  /** The most people that the waiting room lets in per minute. */
  queuePerMinuteMax: 6000,
  /** The most minutes to begin holding for a person who was let in. */
  queueMinutesMax: 60,
  /** How long returned tickets are held for a person on the waiting list. Hours. */
  offerHours: 6,
  /** For a promo code. */
  promoCodeMax: 24,
  /** Letters and digits in an invitation's code. */
  invitationCodeLength: 8,
  /** Letters and digits in a ticket's code. */
  ticketCodeLength: 20,
  /** The maximum length of a ticket type's name. */
  typeNameMax: 60,
} as const;

export const challengeLimits = {
  ageMin: 4,
  ageMax: 18,
  /** From this age no consent is needed. */
  adultAge: 18,
} as const;
