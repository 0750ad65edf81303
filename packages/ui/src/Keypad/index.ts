export { Keypad, type KeypadProps } from './Keypad.tsx'
export type { KeypadKey } from './pressKey.ts'
