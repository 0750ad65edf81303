import { expect, it } from 'vitest'
import { messages } from './allMessages.ts'
import { correctedMessages } from './correctedMessages.ts'

it('Q-009 corrects existing texts, and changes each', () => {
  const known: Readonly<Record<string, string>> = messages
  for (const [id, text] of Object.entries(correctedMessages)) {
    expect([id, id in known]).toEqual([id, true])
    expect(known[id]).not.toBe(text)
  }
})
