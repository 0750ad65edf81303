import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

/** The second cell of the second line of a file with one text. */
const written = (text: string): string => {
  const csv = csvOf({
    title: 't',
    columns: ['When', 'Text'],
    rows: [{ id: '1', cells: [{ moment: '2026-11-28T18:50:00.000Z' }, { text }] }],
    sums: [],
  })
  const cell = csv.slice(csv.indexOf('Z,') + 2, -4)
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

describe('a CSV file', () => {
  it('says that its times are UTC', () => {
    const csv = csvOf({
      title: 't',
      columns: ['When', 'Amount'],
      rows: [{ id: '1', cells: [{ moment: '2026-11-28T18:50:00.000Z' }, { minor: -550n }] }],
      sums: [{ label: 'Sum', minor: -550n }],
    })
    expect(csv).toBe('\uFEFFWhen (UTC),Amount\r\n2026-11-28T18:50:00.000Z,-5.5\r\n\r\nSum,-5.5\r\n')
  })

  it.each(
    [
      '000123456789',
      '633123456789',
      '412345678903',
      '０００１２３４５６７８９',
      '12E5',
      '1e10',
      '1.5E+7',
      '1/2',
      '3-4',
      '01',
      '+919876501234',
      '919876501234 ',
    ].filter((text) => /^[\s+]*[\d０-９]/.test(text)),
  )('keeps the reference %j as a text', (text) => expect(written(text)).toBe(`'${text}`))

  const signs = ['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠', '｜', '﹦', '﹢', '﹣', '﹫']
  const before = [
    '',
    ' ',
    '\u00A0',
    '\n',
    '\r',
    '\t',
    '\u200B',
    '\uFEFF',
    '\u3000',
    ' \n\t',
    '\u0000',
    '\u202E',
  ]
  it('guards each text that a spreadsheet could take for a formula, and leaves no other one changed', () => {
    for (const space of before)
      for (const sign of signs) {
        const text = `${space}${sign}HYPERLINK("x")`
        expect(written(text)).toBe(`'${text}`)
      }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = written(text)
        expect([text, `'${text}`]).toContain(cell)
        expect(/^[\s\p{Cc}\p{Cf}]*[=+@|]/u.test(cell.normalize('NFKC'))).toBe(false)
      }),
    )
  })

  it.each([
    '-5',
    '-5.00',
    '−5',
    '0.25',
    '5',
    '12345',
    'UPI',
    '2026-11-28',
    '65f0c1',
    'a=b',
    "'",
    'Coast v Hills',
  ])('leaves %j as it is', (text) => expect(written(text)).toBe(text))
})
