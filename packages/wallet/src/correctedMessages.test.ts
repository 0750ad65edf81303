import { expect, it } from 'vitest'
import { messages } from './allMessages.ts'
import { correctedMessages } from './correctedMessages.ts'
import { wallet } from './feature.tsx'

it('Q-009 corrects texts that there are, and changes each', () => {
  const known: Readonly<Record<string, string>> = messages
  for (const [id, text] of Object.entries(correctedMessages)) {
    expect([id, id in known]).toEqual([id, true])
    expect(known[id]).not.toBe(text)
  }
})

it('Q-009 says that a deposit request was sent, because it still waits for approval', async () => {
  const shown = { ...messages, ...(await wallet().corrected?.()) }
  expect(shown['wallet.deposit.success']).toBe('Deposit request sent')
})

it('Q-009 says no misspelt word on sites that want corrected texts', async () => {
  const shown = { ...messages, ...(await wallet().corrected?.()) }
  expect(Object.values(shown).filter((text) => /Successfull\b|widthraw|WithDraw\b/.test(text))).toEqual([])
})
