import { defineLanguage } from '../defineLanguage.ts'

/** Hindi, with Latin digits, for players and for staff. */
export const hindi = () =>
  defineLanguage(
    'hi',
    async (parts) => (await import('./parts.ts')).load(parts),
    async (name) => (await import('./parts.ts')).loadDocument(name),
  )
