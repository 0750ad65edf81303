import { expect, it } from 'vitest'
import { aimsOf, median, ratioOf, tableOf, type Row } from './figures.ts'

it('a median is missing if half of the visits lack the value', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([3, Number.NaN, 2])).toBe(3)
  expect(median([3, Number.NaN, Number.NaN])).toBeNaN()
  expect(median([])).toBeNaN()
})

const rows: Row[] = [
  { name: 'static file', repetitions: [{ largestPaint: 400 }, { largestPaint: 800 }, { largestPaint: 400 }] },
  {
    name: 'landing',
    repetitions: [
      { largestPaint: 500, price: 900, listRequests: 13, allRequests: 60 },
      { largestPaint: 1_000, price: 1_900, listRequests: 15, allRequests: 61 },
      { largestPaint: 480, price: 950, listRequests: 13, allRequests: 62 },
    ],
  },
]

it('a ratio compares the pairs of each repetition', () => {
  expect(ratioOf(rows, 'landing', 'static file', 'largestPaint')).toBe(1.25)
  expect(ratioOf(rows, 'landing', 'no such row', 'largestPaint')).toBeNaN()
})

it('the table has a row for each subject, and marks missing values', () => {
  const [head, , ...body] = tableOf(rows).split('\n')
  const cells = (line: string | undefined) => line?.split('|').map((cell) => cell.trim())
  expect(cells(head)?.slice(2, 5)).toEqual(['first paint', 'largest', 'first price'])
  expect(cells(body[0])?.slice(1, 5)).toEqual(['static file', '–', '0.40', '–'])
  expect(cells(body[1])?.slice(1, 7)).toEqual(['landing', '–', '0.50', '0.95', '–', '13 / 61'])
})

it('an aim is met by measured values, never by missing ones', () => {
  const isKept = (what: string) => aimsOf(rows).find((aim) => aim.what.startsWith(what))?.isWithin
  expect(isKept('landing: largest paint')).toBe(true)
  expect(isKept('landing: first price')).toBe(true)
  expect(isKept('landing: requests')).toBe(true)
  expect(isKept('event by its address')).toBe(false)
  expect(isKept('landing: layout shift')).toBe(false)
})
