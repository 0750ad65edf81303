import { component } from '../styles/component.ts'

/** Covers the window, as the root of an application. */
export const root = component('theme', { minBlockSize: '100dvh' })
