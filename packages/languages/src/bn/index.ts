import { defineLanguage } from '../defineLanguage.ts'

/** Bengali, with Latin digits. Staff screens stay in the default language. */
export const bengali = () =>
  defineLanguage(
    'bn',
    async (parts) => (await import('./parts.ts')).load(parts),
    async (name) => (await import('./parts.ts')).loadDocument(name),
  )
