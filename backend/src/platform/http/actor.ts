/** The signed-in person who makes a request, from their access token. */
export interface Actor {
  id: string;
  /** The chosen name, or else the token's. */
  name: string | null;
  /** The email address in the token. */
  email: string | null;
  /** The session, if the token names it. */
  session: string | null;
  roles: string[];
  /** When the token was issued; the epoch when it does not say. */
  issuedAt: Date;
  /** When the token expires, in seconds since 1970. */
  expiresAt: number;
}
