import { defineLanguage } from '../defineLanguage.ts'

/** Arabic, from right to left, with Latin digits. Staff screens stay in the default language. */
export const arabic = () =>
  defineLanguage(
    'ar',
    async (parts) => (await import('./parts.ts')).load(parts),
    async (name) => (await import('./parts.ts')).loadDocument(name),
  )
