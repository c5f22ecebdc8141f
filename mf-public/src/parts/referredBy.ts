const KEY = 'school:came-by';

/** Returns the personal link of this visit, to credit its owner with a form that is sent. */
export function referredBy(): { readonly from?: string } {
  try {
    const from = sessionStorage.getItem(KEY);
    return from ? { from } : {};
  } catch {
    return {}; // Without storage no link is credited.
  }
}

/** Stores the link for this visit. @returns whether the visit came by it for the first time */
export function noteLink(code: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === code) return false;
    sessionStorage.setItem(KEY, code);
    return true;
  } catch {
    return false; // Without storage each reload would count again.
  }
}
