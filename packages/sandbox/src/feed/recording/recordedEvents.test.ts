import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scriptMarket } from '../scripted.ts'
import { recordedEvents } from './recordedEvents.ts'
import { recordingsOf } from './recordingsOf.ts'

let folder = ''
let reports: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorded-'))
  reports = []
})
afterEach(() => rm(folder, { recursive: true }))

const linesOf = (marketId: string, eventId: string) =>
  scriptMarket({ marketId, eventId, runners: [{ id: 1, name: 'Coast' }] })
    .prices(1, { 1: { back: [[2, 10]] } })
    .close(3, [1])
    .messages()
const textOf = (messages: readonly object[]) => messages.map((message) => JSON.stringify(message)).join('\n')
const marketsOf = async () =>
  (await recordedEvents(folder, (line) => reports.push(line))).flatMap(({ recorded }) => recorded.marketIds)

describe('the recordings of a folder', () => {
  it.each([
    ['LINE', 'line market: its prices are runs and not odds; it is left out'],
    ['ASIAN_HANDICAP_DOUBLE_LINE', 'Asian handicap market: it pays by the score; it is left out'],
    ['ASIAN_HANDICAP_SINGLE_LINE', 'Asian handicap market: it pays by the score; it is left out'],
    ['RANGE', 'market of the betting type RANGE; it is left out'],
  ])('leave out a market of the type %s, and play the others', async (bettingType, reason) => {
    const other = linesOf('1.6', '60').map((message) => ({
      ...message,
      mc: message.mc?.map((change) =>
        change.marketDefinition
          ? { ...change, marketDefinition: { ...change.marketDefinition, bettingType } }
          : change,
      ),
    }))
    await writeFile(join(folder, 'a.jsonl'), textOf(linesOf('1.5', '50')))
    await writeFile(join(folder, 'b.jsonl'), textOf(other))
    expect(await marketsOf()).toEqual(['1.5'])
    expect(reports).toContain(`1.6: ${reason}`)
  })

  it('are files with and without an extension, compressed or not, but not a text file next to them', async () => {
    const text = textOf(linesOf('1.5', '50'))
    await writeFile(join(folder, '1.5'), text)
    await writeFile(join(folder, '1.6'), gzipSync(textOf(linesOf('1.6', '60'))))
    await writeFile(join(folder, 'stream'), textOf(linesOf('1.7', '70')))
    await writeFile(join(folder, '1.8.gz'), gzipSync(textOf(linesOf('1.8', '80'))))
    await writeFile(join(folder, 'LICENSE'), 'You may use these files.')
    await writeFile(join(folder, 'README.md'), '# Recordings')
    await writeFile(join(folder, 'broken.bz2'), 'BZh9')
    await writeFile(join(folder, '29.txt'), `\uFEFF${textOf(linesOf('1.9', '90'))}`)
    await writeFile(join(folder, 'data.tar'), 'a tape')
    await writeFile(join(folder, 'empty'), '')
    expect(recordingsOf(folder)).toEqual(['1.5', '1.6', '1.8.gz', '29.txt', 'broken.bz2', 'stream'])
    expect((await marketsOf()).toSorted()).toEqual(['1.5', '1.6', '1.7', '1.8', '1.9'])
    expect(reports.slice(0, 2)).toEqual([
      'data.tar: it is left out until its files are unpacked',
      'broken.bz2:1: the archive is incomplete; the recording is played up to here',
    ])
  })

  it('show a moved market under the event of its highest version', async () => {
    const [first, ...rest] = linesOf('1.5', '50')
    const moved = rest.map((message) => ({
      ...message,
      mc: message.mc?.map((change) =>
        change.marketDefinition
          ? { ...change, marketDefinition: { ...change.marketDefinition, eventId: '51', version: 2 } }
          : change,
      ),
    }))
    await writeFile(join(folder, 'a.jsonl'), textOf([first!, ...moved]))
    const events = await recordedEvents(folder, (line) => reports.push(line))
    expect(events.map(({ eventId, recorded }) => [eventId, recorded.marketIds])).toEqual([['51', ['1.5']]])
  })
})
