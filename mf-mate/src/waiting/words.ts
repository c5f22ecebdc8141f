// What the waiting list says with and without scripts.

export const WAITING_RULE =
  'When one comes back, we email the person who has waited longest. The link in the email holds the tickets for six hours. Then we offer them to the next person.';

export const WAITING_NEXT = 'It is free, and you can leave the list at any time.';
