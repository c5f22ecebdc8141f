/** Returns the heading of a summary of errors. @param isWhole whether one concerns the form as a whole */
export function errorHeading(fields: number, isWhole: boolean): string {
  if (isWhole) return 'This needs your attention';
  return fields === 1 ? 'Please correct one field' : `Please correct ${fields} fields`;
}
