import { marks, type BootElement } from './element.ts'

// The names are React's: compiled components import them from 'react/jsx-runtime'.

export const Fragment = marks.fragment

export const jsx = (type: unknown, props: Record<string, unknown>): BootElement => ({ type, props })

export const jsxs = (type: unknown, props: Record<string, unknown>): BootElement => jsx(type, props)

export const jsxDEV = (type: unknown, props: Record<string, unknown>): BootElement => jsx(type, props)
