/** Formats integer pesewas: 123400 is 'GH₵ 1,234.00'. */
export function formatMoney(pesewas: number): string {
  if (!Number.isSafeInteger(pesewas)) throw new RangeError(`Not a whole number of pesewas: ${pesewas}`);
  const size = Math.abs(pesewas);
  const cedis = String(Math.trunc(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = String(size % 100).padStart(2, '0');
  return `${pesewas < 0 ? '-' : ''}GH₵ ${cedis}.${rest}`;
}
