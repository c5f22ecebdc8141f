/** A small PDF, as far as its bytes tell. */
export const pdfBytes = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
);

/** A PDF to choose in a file field. */
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfBytes });
