const deadlineMs = 5_000;

/**
 * Reads a file of JSON that the site publishes; the first of its origins is asked.
 * @param what it is asked for, for the reader of a refusal that does not say
 */
export const askSite =
  ([origin]: readonly string[], path: string, what: string) =>
  async (): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(deadlineMs) });
    if (!response.ok) throw new Error(`The site answered ${response.status} to the question for its ${what}`);
    return response.json();
  };
