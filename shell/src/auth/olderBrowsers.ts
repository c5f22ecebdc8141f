/**
 * Adds functions that the sign-in library needs and that Chrome below 103 or Safari below 16 lack. Other browsers never
 * load it.
 */
export function fillIn(): void {
  // The library copies only plain settings.
  globalThis.structuredClone ??= <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
  Object.hasOwn ??= (of, key) => Object.prototype.hasOwnProperty.call(of, key);
  AbortSignal.timeout ??= (ms) => {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(new DOMException('It took too long', 'TimeoutError')), ms);
    return deadline.signal;
  };
  AbortSignal.prototype.throwIfAborted ??= function throwIfAborted(this: AbortSignal): void {
    if (this.aborted) throw this.reason ?? new DOMException('It was given up', 'AbortError');
  };
}
