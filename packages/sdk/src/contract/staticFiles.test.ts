import { describe, expect, it } from 'vitest'
import { rulesItem } from './staticFiles.ts'

describe('an item of the rules', () => {
  it('MKT-034 holds a title and lines of message, isBold and color', () => {
    const item = {
      title: 'General',
      content: [
        { message: 'A bet stands when it was accepted.', isBold: true, color: '#c62828' },
        { message: 'It cannot be taken back.', isBold: false, color: '' },
      ],
    }
    expect(rulesItem.parse(item)).toEqual(item)
    expect(rulesItem.parse({ title: 'Short', content: [{ message: 'Plain.' }] }).content).toEqual([
      { message: 'Plain.', isBold: false, color: '' },
    ])
  })

  it.each([
    ['no title', { content: [] }],
    ['no lines', { title: 'General' }],
    ['a line that is no text', { title: 'General', content: [{ message: 1 }] }],
    [
      'a colour that is a rule of its own',
      { title: 'General', content: [{ message: 'x', color: 'red;background:url(//evil.example)' }] },
    ],
  ])('MKT-034 is refused with %s', (_, item) => expect(rulesItem.safeParse(item).success).toBe(false))
})
