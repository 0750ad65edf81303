export { startSandbox, type RunningSandbox, type SandboxOptions } from './startSandbox.ts'
