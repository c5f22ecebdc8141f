// Sample content: the codes that open mobile money's waiting approvals.

/** What to dial when the prompt of mobile money does not come by itself. */
export const approvals = [
  { network: 'MTN', dial: '*170#' },
  { network: 'Telecel', dial: '*110#' },
  { network: 'AT', dial: '*110#' },
] as const;
