/** A file that a page has fetched or made. */
export interface TakenFile {
  readonly name: string;
  readonly content: Blob;
}

/** Lets the browser save a file as a download. */
export function saveFile({ name, content }: TakenFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the link by then.
  setTimeout(() => URL.revokeObjectURL(url));
}
