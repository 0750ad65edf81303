import { describe, expect, it } from 'vitest'
import { bunzip } from './bunzip.ts'

// Written by bzip2 1.0.8.
const lines =
  'QlpoOTFBWSZTWWHCQIIABHhbgGAQEAV/8AAKDCLFCjABeVmyCVJ6npqj/1VBoDT0gDU/1Sk/UgAAABUompppoADTT0mKNhGgjmI8CPgjURcXEUBqI2EdRG8RURUI58u/jz66a+sbb3JVVdywqq1VVVVgAsIFjgWKZ54EZiKEksIyEdK441+YYZCN+4mJnWqSYlUADEmIEyzzqtOV2AABLvRVVd2AABLu6qruQLF73vsBYzzzq8zMREzMzEROYFicpmIiZm1q1ralrWyEJgI0EaBFxFhHoRQSTYRQR9EUEfRFxFwWPwFjtpp074xrjAqqqqqqqqqv8XckU4UJBhwkCCA='
const runs =
  'QlpoMTFBWSZTWRROpzwAADL/////////////////////////////////////////////sADLWyAAAAAAAAAAAmAAAAAAAAAAATAAAAAAAAAAAAAAAAAACYCYSYACYAAmAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABiE0AAAAAIwIwAAAAmjTBBiNNqeRGAAAAAAABNGATARgjTEwAgwAAAA0AAADmY2UEZWYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicoKSorLC0uLzAxMi8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl9gEdwoAUJBCgCAfeGEg9YkKAHCCgRgZCgBggYEO0gAABggIHw+LU1tja3N7g4uLk5ujq7O7w8vT2+Pr8/wEDBQcJCw0PERMVFxkbHR8hIyUnKSstLzEzNTc5Oz0/QUNFS01PUVNVV1lbXV9hY2VnaWttb3FzdXd5e31/gYOFh4mLjY+Rk5WXmZudn6Gjpaepq62Rk5WXmZudn6Gjpaepq62vsPosXs7W3ubu9v8HDxcfJy83P0dPVKyZSD1y3Z293eLuSKcKEgKJ1OeA'

const oldVersion = 'Error: the archive was made by a version of bzip2 before 1.0, which is not supported'

const unpacked = (...archives: string[]) =>
  Buffer.concat([...bunzip(Buffer.concat(archives.map((text) => Buffer.from(text, 'base64'))))])

const expectedLines = Array.from(
  { length: 40 },
  (_, index) => `{"op":"mcm","pt":${1_704_110_400_000 + index},"mc":[{"id":"1.5","tv":${index}}]}\n`,
).join('')
const expectedRuns = Buffer.concat([
  Buffer.from(
    ['a', 'b', 'c', 'd', 'e', 'f']
      .map((sign, index) => sign.repeat([3, 4, 5, 259, 260, 1000][index]!))
      .join(''),
  ),
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
])

describe('a bzip2 archive', () => {
  it('is unpacked to its original, also several in a row', () => {
    expect(unpacked(lines).toString()).toBe(expectedLines)
    expect(unpacked(runs)).toEqual(expectedRuns)
    expect(unpacked(runs, lines)).toEqual(Buffer.concat([expectedRuns, Buffer.from(expectedLines)]))
  })

  it('throws if it is cut or changed anywhere, and never yields other bytes', () => {
    const archive = Buffer.from(lines, 'base64')
    for (let end = 1; end < archive.length; end += 1)
      expect(() => Buffer.concat([...bunzip(archive.subarray(0, end))])).toThrow(/^the archive is/)
    for (let at = 0; at < archive.length - 5; at += 1) {
      const changed = Buffer.from(archive)
      changed[at]! ^= 0x10
      const read = () => {
        try {
          return Buffer.concat([...bunzip(changed)]).toString()
        } catch (error) {
          return String(error)
        }
      }
      expect([
        expectedLines,
        'Error: the archive is damaged',
        'Error: the archive is incomplete',
        oldVersion,
      ]).toContain(read())
    }
  })
})
