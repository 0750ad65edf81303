import { defineLanguage } from '../defineLanguage.ts'

/** Portuguese of Brazil. Staff screens stay in the default language. */
export const portuguese = () =>
  defineLanguage(
    'pt',
    async (parts) => (await import('./parts.ts')).load(parts),
    async (name) => (await import('./parts.ts')).loadDocument(name),
  )
