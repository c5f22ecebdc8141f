export { useUpload, type UploadOptions } from './useUpload';
