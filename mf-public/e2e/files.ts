/** A minimal PDF. */
export const pdfBytes = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
);

/** Returns a PDF for a file field. */
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfBytes });
