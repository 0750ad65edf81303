import { describe, expect, it } from 'vitest'
import { grayPicture, readSize } from './grayPicture.ts'
import { bankReferences, chooseNumber, numberPlaces } from './receiptNumbers.ts'

const line = (text: string, top = 0) => ({
  words: text
    .split(' ')
    .map((word, index) => ({ text: word, box: { left: index * 100, top, width: 90, height: 20 } })),
})
const places = (...texts: string[]) =>
  numberPlaces(texts.map((text, index) => line(text, index * 30))).map(({ digits, isLabelled }) => [
    digits,
    isLabelled,
  ])

describe('the numbers of a receipt', () => {
  it.each([
    ['UTR: 412345678903', '412345678903'],
    ['UTR:412345678903', '412345678903'],
    ['UPI transaction ID 4123 4567 8903', '412345678903'],
    ['Ref No. #412345678903.', '412345678903'],
    ['RRN 412345 678903', '412345678903'],
  ])('DEP-042 are read from %j', (text, digits) => expect(places(text)).toEqual([[digits, true]]))

  it('are named by the line above as well', () =>
    expect(places('UPI transaction ID', '412345678903')).toEqual([['412345678903', true]]))

  it.each([
    [['Mobile 919876501234']],
    [['A/c No 104829377561']],
    [['Ref to your mobile 919876501234']],
    [['UPI transaction ID', 'Mobile 919876501234']],
    [['UTR Number', 'Order 919876501234']],
    [['UPI Ref No T2311', 'From RAVI 919876501234']],
    [['UTR Account', '919876501234']],
    [['919876501234']],
    [['Customer care', '919876501234']],
  ])('DEP-042 are not named by the label of another number: %j', (lines) =>
    expect(places(...lines)).toEqual([[expect.any(String), false]]),
  )

  it('DEP-042 are named by the label in their row, also where the reader takes columns for lines', () => {
    const word = (text: string, left: number, top: number) => ({
      words: [{ text, box: { left, top, width: 90, height: 20 } }],
    })
    const read = (other: string) =>
      numberPlaces([
        word('UTR:', 0, 100),
        word(other, 0, 140),
        word('412345678903', 600, 102),
        word('919876501234', 600, 139),
      ])
    expect(read('Mobile').map(({ isLabelled }) => isLabelled)).toEqual([true, false])
    expect(read('When').map(({ isLabelled }) => isLabelled)).toEqual([true, false])
  })

  it('DEP-042 are named by the nearest label', () =>
    expect(
      places('Mobile 919876501234 UTR 412345678903', 'A/c 104829377561', '998877665544 UPI Ref No'),
    ).toEqual([
      ['919876501234', false],
      ['412345678903', true],
      ['104829377561', false],
      ['998877665544', true],
    ]))

  it.each([
    [['UTR EXAMN52026112800123456'], ['EXAMN52026112800123456']],
    [['UTR:EXAMN24332123456.'], ['EXAMN24332123456']],
    [
      ['Order ABCDR12345678901', 'UTR', 'EXAMN24332123456'],
      ['EXAMN24332123456', 'ABCDR12345678901'],
    ],
    [['IFSC EXAM0001234', 'BLUE HARBOUR SERVICES', 'BENEFICIARYNAME', '412345678903'], []],
  ])('of NEFT and RTGS have letters: %j', (lines, references) =>
    expect(bankReferences(lines.map((text, index) => line(text, index * 30)))).toEqual(references),
  )

  it.each([
    '4123456789031',
    '41234567890',
    '98 412345678903 12',
    '23 11 2026 10 45',
    'Rs 1,000,000,000.00',
    'XXXXXXXX1234',
  ])('DEP-041 are none of %j', (text) => expect(places(text).filter(([digits]) => digits)).toEqual([]))

  it('are read again where letters stand for digits', () =>
    expect(places('UTR 4123456789O3')).toEqual([[undefined, true]]))
})

const reading = (first: string | undefined, second: string | undefined, isLabelled = false) => ({
  first,
  second,
  isLabelled,
})

describe('the number that is filled in', () => {
  const [one, other] = ['412345678903', '998877665544']
  it.each([
    ['the only one that is named, read alike twice', [reading(one, one, true)], one],
    ['the only one that is named', [reading(other, other), reading(one, one, true)], one],
    ['none of two that are not named', [reading(one, one), reading(other, other)], undefined],
    ['none of two that are named', [reading(one, one, true), reading(other, other, true)], undefined],
    ['none that was read in two ways', [reading(one, other, true)], undefined],
    ['none while a named place is open', [reading(other, other), reading(undefined, one, true)], undefined],
    ['none where nothing was found', [], undefined],
    ['none where the only one is not named', [reading(one, one)], undefined],
    [
      'the named one of three',
      [reading(other, other), reading(one, one, true), reading('104829377561', '104829377561')],
      one,
    ],
    [
      'none of three of which two are named',
      [reading(other, other, true), reading(one, one, true), reading('104829377561', '104829377561')],
      undefined,
    ],
  ] as const)('is %s', (_what, readings, best) => expect(chooseNumber(readings).best).toBe(best))

  it('leaves the others to choose from, those that are named first', () =>
    expect(chooseNumber([reading(other, other), reading(one, one, true)]).candidates).toEqual([one, other]))
})

it('turns a dark screen into dark text on light', () => {
  const pixels = (background: number, text: number) => {
    const data = new Uint8ClampedArray(100 * 4).fill(background)
    data.fill(text, 0, 5 * 4)
    return { data, width: 10, height: 10 }
  }
  for (const picture of [pixels(20, 230), pixels(230, 20)]) {
    const file = grayPicture(picture)
    expect(new TextDecoder().decode(file.slice(0, 13))).toBe('P5\n10 10\n255\n')
    expect([file[13], file[13 + 99]]).toEqual([0, 255])
  }
  expect(readSize(540, 1_200)).toEqual({ width: 1_080, height: 2_400 })
  expect(readSize(100, 100)).toEqual({ width: 250, height: 250 })
  expect(readSize(4_000, 3_000)).toEqual({ width: 1_080, height: 810 })
})
