export type { UploadState } from './ChosenFile.tsx'
export { FileUpload, type FileRefusal, type FileUploadProps } from './FileUpload.tsx'
