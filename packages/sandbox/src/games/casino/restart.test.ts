import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casinoOf } from '../../testing/casino.ts'
import { startTestOperator, until } from '../../testing/operator.ts'

let folder = ''
let clockMs = Date.UTC(2030, 0, 1, 12, 0, 10)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casino-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('ends at the next start the rounds that were open when the operator stopped: draws by their seeds, rising crash rounds as void', async () => {
  const options = { stateFolder: folder, clock: () => clockMs }
  const before = await startTestOperator([], options)
  const casino = casinoOf(before)
  const player = await before.newMember()
  await (await casino.open(player, 'three-of-twenty')).bet('1-2-3', '100')
  const kite = await casino.open(player, 'kite')
  await kite.bet('by-hand', '50')
  expect(await player.balance()).toEqual({ availablePts: 99_850, exposure: 150 })
  await before.sandbox.close()

  clockMs += 5 * 60_000
  const after = await startTestOperator([], options)
  const again = after.playerOf(player.id, player.token)
  const ended = await until(async () => {
    const { body } = await again.call('GET', 'api/user/casino/openBet/history')
    const docs = body.docs as { gameCode: string; status: string; result: number }[]
    return docs.length === 2 && docs
  })
  const [draw, crash] = ['three-of-twenty', 'kite'].map((code) =>
    ended.find(({ gameCode }) => gameCode === code),
  )
  expect(crash).toMatchObject({ status: 'void', result: 0 })
  expect(draw?.status).toMatch(/^(won|lost)$/)
  expect(await again.balance()).toEqual({
    availablePts: 100_000 + (draw?.result ?? Number.NaN),
    exposure: 0,
  })
  await after.sandbox.close()
})
