const KEY = 'school:came-by';

/** The personal link that brought this visit, for a form that it may lead to: somebody may be glad to see it counted. */
export function referredBy(): { readonly from?: string } {
  try {
    const from = sessionStorage.getItem(KEY);
    return from ? { from } : {};
  } catch {
    return {}; // storage is switched off: nobody is credited
  }
}

/** Notes the link until the visit ends. @returns whether this visit came by it for the first time */
export function noteLink(code: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === code) return false;
    sessionStorage.setItem(KEY, code);
    return true;
  } catch {
    return false; // what cannot be noted would be counted at each reload
  }
}
