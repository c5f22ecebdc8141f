/** The person who makes a request, as their access token tells. */
export interface Actor {
  id: string;
  /** As they chose to be called, else as the token tells. */
  name: string | null;
  /** Where the token tells that mails reach them. */
  email: string | null;
  /** Which of their sessions it is, where the token tells. */
  session: string | null;
  roles: string[];
  /** When the token was issued; the beginning of time where it does not tell. */
  issuedAt: Date;
  /** When the token ends, in seconds since 1970. */
  expiresAt: number;
}
