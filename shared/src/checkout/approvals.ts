// Sample content: the codes that open mobile money's waiting approvals.

/** What to dial when the mobile money prompt does not appear. */
export const approvals = [
  { network: 'MTN', dial: '*170#' },
  { network: 'Telecel', dial: '*110#' },
  { network: 'AT', dial: '*110#' },
] as const;
