import { defineLanguage } from '../defineLanguage.ts'

/** Spanish, for America and Spain. Staff screens stay in the default language. */
export const spanish = () =>
  defineLanguage(
    'es',
    async (parts) => (await import('./parts.ts')).load(parts),
    async (name) => (await import('./parts.ts')).loadDocument(name),
  )
