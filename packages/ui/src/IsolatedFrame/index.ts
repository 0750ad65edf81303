export { IsolatedFrame, type FramePermission, type IsolatedFrameProps } from './IsolatedFrame.tsx'
export type { MessageSchema } from './useFrameMessages.ts'
