const deadlineMs = 5_000;

/** Reads the registry that the site publishes; the first of its origins is asked. */
export const askSiteForPages =
  ([origin]: readonly string[]) =>
  async (): Promise<unknown> => {
    const response = await fetch(`${origin}/registry.json`, { signal: AbortSignal.timeout(deadlineMs) });
    if (!response.ok) throw new Error(`The site answered ${response.status} to the question for its pages`);
    return response.json();
  };
