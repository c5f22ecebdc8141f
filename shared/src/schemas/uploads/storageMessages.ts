/** The product's messages about files, by code. */
export const storageMessages = {
  unknown: 'An unknown error occurred.',
  object_not_found: 'No object exists at the desired reference.',
  unauthenticated: 'User is unauthenticated, please authenticate and try again',
  unauthorized: 'User is not authorized to perform the desired action...',
  retry_limit_exceeded: 'Upload time limit exceeded, try again',
  canceled: 'Operation cancelled.',
  wrong_file_size: 'Try uploading again',
} as const;

export type StorageCondition = keyof typeof storageMessages;
