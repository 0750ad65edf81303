import { expect, it, vi } from 'vitest'
import { defineLanguage } from './defineLanguage.ts'
import { textsOf } from './textsOf.ts'

const part = (texts: Record<string, string>) => vi.fn(async () => ({ texts }))

it('SHELL-128 loads the texts of the parts that a site has, and no others', async () => {
  const [shell, betting, wallet] = [part({ a: 'A' }), part({ b: 'B' }), part({ c: 'C' })]
  const { name, translations } = defineLanguage('pt-BR', (parts) =>
    textsOf({ shell, betting, wallet }, parts),
  )
  expect(name).toBe('language.pt-BR')
  expect(shell).not.toHaveBeenCalled()
  expect(await translations?.['pt-BR']?.(['shell', 'betting', 'own'])).toEqual({ a: 'A', b: 'B' })
  expect(wallet).not.toHaveBeenCalled()
})

it('SHELL-128 loads a document of a language by its name, if it has documents', async () => {
  const terms = { default: () => ({ introduction: ['Menu'], sections: [] }) }
  const { documents } = defineLanguage(
    'pt',
    async () => ({}),
    async (name) => (name === 'terms' ? terms : undefined),
  )
  expect(await documents?.['pt']?.('terms')).toBe(terms)
  expect(await documents?.['pt']?.('faq')).toBeUndefined()
  expect(defineLanguage('pt', async () => ({}))).not.toHaveProperty('documents')
})

it('SHELL-128 gives the last part a key that two of them have, in the order of the site', async () => {
  const parts = { shell: part({ menu: 'Menu' }), betting: part({ menu: 'Sports' }) }
  expect(await textsOf(parts, ['shell', 'betting'])).toEqual({ menu: 'Sports' })
})
