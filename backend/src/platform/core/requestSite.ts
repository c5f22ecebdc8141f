const deadlineMs = 5_000;

/**
 * Reads a JSON file that the site publishes, from the first of its origins.
 * @param what names the file in the error when the site's answer has no message
 */
export const requestSite = (origin: string, path: string, what: string) => async (): Promise<unknown> => {
  const response = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok) throw new Error(`The site answered ${response.status} to the request for its ${what}`);
  return response.json();
};
