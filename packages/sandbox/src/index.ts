export type { RunningSandbox, SandboxOptions } from './sandboxOptions.ts'
export { startSandbox } from './startSandbox.ts'
