export { frameAddress, type FrameAddress, type FrameSources } from './frameAddress.ts'
export { IsolatedFrame, type FramePermission, type IsolatedFrameProps } from './IsolatedFrame.tsx'
export type { MessageSchema } from './useFrameMessages.ts'
