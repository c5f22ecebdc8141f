/** Limits of the ticket sale. */
export const ticketLimits = {
  /** Tickets or tables of one order, unless a type says otherwise. */
  perOrder: 8,
  /** The most that any type can allow for one order, such as the seats of a school class. */
  perOrderMax: 50,
  /** How long seats are held for somebody who buys. Minutes. */
  holdMinutes: 15,
  /** How long tickets that came back are kept for somebody who waited. Hours. */
  offerHours: 6,
  /** Of a promo code. */
  promoCodeMax: 24,
  /** Letters and figures of an invitation's code. */
  invitationCodeLength: 8,
  /** Letters and figures of a ticket's code. */
  ticketCodeLength: 20,
  /** Longest name of a ticket type. */
  typeNameMax: 60,
} as const;

/** Limits of the Music Art Challenge. */
export const challengeLimits = {
  ageMin: 4,
  ageMax: 18,
  /** From this age on nobody else has to agree. */
  adultAge: 18,
} as const;
