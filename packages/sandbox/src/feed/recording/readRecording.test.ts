import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scriptMarket } from '../scripted.ts'
import { readRecording } from './readRecording.ts'
import { recordingsOf } from './recordingsOf.ts'

// Forty lines, compressed by bzip2 1.0.8.
const packed =
  'QlpoOTFBWSZTWWHCQIIABHhbgGAQEAV/8AAKDCLFCjABeVmyCVJ6npqj/1VBoDT0gDU/1Sk/UgAAABUompppoADTT0mKNhGgjmI8CPgjURcXEUBqI2EdRG8RURUI58u/jz66a+sbb3JVVdywqq1VVVVgAsIFjgWKZ54EZiKEksIyEdK441+YYZCN+4mJnWqSYlUADEmIEyzzqtOV2AABLvRVVd2AABLu6qruQLF73vsBYzzzq8zMREzMzEROYFicpmIiZm1q1ralrWyEJgI0EaBFxFhHoRQSTYRQR9EUEfRFxFwWPwFjtpp074xrjAqqqqqqqqqv8XckU4UJBhwkCCA='

let folder = ''
let reports: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'))
  reports = []
})
afterEach(() => rm(folder, { recursive: true }))

const lines = scriptMarket({ marketId: '1.5', eventId: '50', runners: [{ id: 1 }, { id: 2 }] })
  .prices(1, { 1: { back: [[2, 10]] } })
  .prices(2, { 1: { back: [[2.02, 10]] } })
  .close(3, [1])
  .messages()
  .map((message) => JSON.stringify(message))

async function read(name: string, content: string | Buffer) {
  const path = join(folder, name)
  await writeFile(path, content)
  return readRecording(path, (line) => reports.push(line))
}

describe('reading a recording', () => {
  it('reads plain and compressed files alike, with or without a line break at the end', async () => {
    const plain = await read('a.jsonl', `${lines.join('\r\n')}\r\n`)
    const zipped = await read('b.jsonl.gz', gzipSync(lines.join('\n')))
    expect(plain).toHaveLength(4)
    expect(zipped).toEqual(plain)
    expect(reports).toEqual([])
  })

  it('reports a broken line by file and line, and keeps the others', async () => {
    const steps = await read(
      'broken.jsonl',
      [...lines.slice(0, 2), '{"op":"mcm","pt":', ...lines.slice(2)].join('\n'),
    )
    expect(steps).toHaveLength(4)
    expect(reports).toEqual(['broken.jsonl:3: the line is not complete JSON; the line is left out'])
  })

  it('continues after a line that was cut at any byte', async () => {
    const cut = lines[1]!
    const whole = await read('whole.jsonl', [lines[0], ...lines.slice(2)].join('\n'))
    for (let end = 1; end < cut.length; end += 1) {
      reports = []
      const text = [lines[0], cut.slice(0, end), ...lines.slice(2)].join('\n')
      expect(await read('cut.jsonl', text)).toEqual(whole)
      expect(reports).toEqual(['cut.jsonl:2: the line is not complete JSON; the line is left out'])
    }
  })

  it('names four broken lines and counts the others', async () => {
    await read(
      'many.jsonl',
      [lines[0], ...Array.from({ length: 9 }, () => '{"op"'), ...lines.slice(1)].join('\n'),
    )
    expect(reports).toHaveLength(5)
    expect(reports.at(-1)).toBe('many.jsonl: 5 more lines are left out')
  })

  it.each([
    ['"spn":NaN,"spf":Infinity,"atb":[[1.81,40]]', [[181, 4000n]]],
    ['"ltp":NaN,"tv":-Infinity,"atb":[[1.81,40]]', [[181, 4000n]]],
    ['"ltp":null,"atb":[[1.81,40],[NaN,3]]', [[181, 4000n]]],
    ['"atb":[[NaN,NaN]]', []],
  ])('treats a value that is not a number as absent: %s', async (fields, depth) => {
    const line = `{"op":"mcm","pt":1704110401000,"mc":[{"id":"1.5","n":"NaN","rc":[{"id":1,${fields}}]}]}`
    const [step] = await read('nan.jsonl', line)
    expect(reports).toEqual([])
    expect(step?.changes[0]?.runners[0]).toEqual({ key: '1', back: { depth }, lay: {} })
  })

  it('keeps the image of the highest version of a market that is twice in one message', async () => {
    const definition = (eventId: string, version: number) => ({
      eventId,
      version,
      eventTypeId: '4',
      status: 'OPEN',
      marketTime: '2024-01-01T12:00:00.000Z',
      runners: [{ id: 1 }],
    })
    const image = (eventId: string, version: number, odds: number) => ({
      id: '1.5',
      img: true,
      marketDefinition: definition(eventId, version),
      rc: [{ id: 1, atb: [[odds, 5]] }],
    })
    const [newer, older] = [image('51', 20, 2.5), image('50', 10, 2)]
    for (const mc of [
      [newer, older],
      [older, newer],
    ]) {
      const [step] = await read('moved.jsonl', JSON.stringify({ op: 'mcm', pt: 1_704_110_401_000, mc }))
      expect(step?.changes).toMatchObject([
        { definition: { eventId: '51' }, runners: [{ back: { depth: [[250, 500n]] } }] },
      ])
    }
  })

  it('reads a file compressed by bzip2, whatever its name', async () => {
    const path = join(folder, '1.5')
    await writeFile(path, Buffer.from(packed, 'base64'))
    const steps = await readRecording(path, (line) => reports.push(line))
    expect(steps).toHaveLength(40)
    expect(reports).toEqual([])
    expect(recordingsOf(folder)).toEqual(['1.5'])
  })

  it('reports a line that is JSON but no stream message, and names the field', async () => {
    const wrong = '{"op":"mcm","pt":1704110402000,"mc":[{"id":"1.5","rc":[{"id":1,"atb":[[2,-5]]}]}]}'
    const steps = await read('wrong.jsonl', [lines[0], wrong].join('\n'))
    expect(steps).toHaveLength(1)
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatch(/^wrong\.jsonl:2: mc\.0\.rc\.0\.atb\.0\.1: /)
  })

  it('reads a truncated archive up to the cut, and reports the line', async () => {
    const noise = Array.from({ length: 400 }, (_, index) =>
      JSON.stringify({
        op: 'mcm',
        pt: 1_704_110_403_000 + index,
        mc: [{ id: '1.5', tv: (index * 7919) % 1000 }],
      }),
    )
    const zipped = gzipSync([...lines.slice(0, 3), ...noise].join('\n'))
    const steps = await read('cut.jsonl.gz', zipped.subarray(0, Math.floor(zipped.length * 0.7)))
    expect(steps.length).toBeGreaterThan(10)
    expect(steps.length).toBeLessThan(403)
    expect(reports).toEqual([expect.stringMatching(new RegExp(`^cut\\.jsonl\\.gz:${steps.length + 1}: `))])
  })

  it('reports a file that is not an archive, and a missing one', async () => {
    expect(await read('fake.jsonl.gz', 'not zipped')).toEqual([])
    expect(await readRecording(join(folder, 'gone.jsonl'), (line) => reports.push(line))).toEqual([])
    expect(reports).toEqual([
      expect.stringMatching(/^fake\.jsonl\.gz:1: /),
      expect.stringMatching(/^gone\.jsonl:1: .*ENOENT/),
    ])
  })

  it('ignores heartbeats, the connection, the ball feed and unknown fields', async () => {
    const others = [
      '{"op":"connection","connectionId":"x"}',
      '{"op":"mcm","id":1,"ct":"HEARTBEAT","pt":1704110400500}',
      '{"op":"ccm","pt":1704110400500,"cc":[{"eventId":"50"}]}',
      '',
      '{"op":"mcm","pt":1704110401000,"_stream_id":4,"mc":[{"id":"1.5","con":true,"tv":3}]}',
    ]
    const steps = await read('mixed.jsonl', [lines[0], ...others].join('\n'))
    expect(steps).toHaveLength(2)
    expect(reports).toEqual([])
  })

  it('shows nothing of a segmented message before its last segment', async () => {
    const part = (segmentType: string, tv: number) =>
      JSON.stringify({ op: 'mcm', pt: 1_704_110_401_000, segmentType, mc: [{ id: '1.5', tv }] })
    const steps = await read(
      'parts.jsonl',
      [part('SEG_START', 1), part('SEG', 2), part('SEG_END', 3)].join('\n'),
    )
    expect(steps.map((step) => step.changes.map(({ matched }) => matched))).toEqual([[100n, 200n, 300n]])
  })

  it('treats a SUB_IMAGE as an image even if the market does not say so', async () => {
    const image = JSON.stringify({
      op: 'mcm',
      ct: 'SUB_IMAGE',
      pt: 1_704_110_401_000,
      mc: [{ id: '1.5', tv: 1 }],
    })
    const [step] = await read('image.jsonl', image)
    expect(step?.changes[0]?.isImage).toBe(true)
  })

  it('never lets time go back', async () => {
    const at = (pt: number) => JSON.stringify({ op: 'mcm', pt, mc: [{ id: '1.5', tv: 1 }] })
    const steps = await read('back.jsonl', [at(2000), at(1000), at(3000)].join('\n'))
    expect(steps.map((step) => step.at)).toEqual([2000, 2000, 3000])
  })
})
