import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)

type Line = [file: string, line: string]

/**
 * All lines at once, with the project's walls and `config` or else the project's config: starting the linter
 * takes longer than linting. Returns a function that returns true if a line is allowed in a file.
 */
function linted(lines: readonly Line[], config?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-walls-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true })
  if (config) writeFileSync(path.join(folder, 'oxlint.config.ts'), config)
  else cpSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'))

  const fileOf = (file: string, line: string) =>
    path.join(
      path.dirname(file),
      `line${lines.findIndex((one) => one[0] === file && one[1] === line)}${path.basename(file)}`,
    )
  for (const [file, line] of lines) {
    const whole = path.join(folder, fileOf(file, line))
    mkdirSync(path.dirname(whole), { recursive: true })
    writeFileSync(whole, `${line}\nexport const used = [thing]\n`)
  }
  const oxlint = path.join(root, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics, number_of_files: seen } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[]
    number_of_files: number
  }
  if (seen < lines.length) throw new Error(`The lint saw ${seen} files of ${lines.length}.`)
  const refused = new Set(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => path.normalize(filename)),
  )
  return (file: string, line: string) => !refused.has(path.normalize(fileOf(file, line)))
}

const value = (from: string) => `import { thing } from '${from}'`
const typeOnly = (from: string) => `import type { Thing } from '${from}'\nconst thing: Thing = 1`

describe('the import walls', () => {
  const refused: Line[] = [
    ['packages/tokens/src/a.ts', value('@kit/ui')],
    ['packages/ui/src/Button/a.tsx', value('@kit/sdk')],
    ['packages/ui/src/Button/a.tsx', value('@kit/rules')],
    ['packages/sdk/src/client/a.ts', value('@kit/ui')],
    ['packages/sdk/src/client/a.ts', value('react')],
    ['packages/shell/src/a.ts', value('@kit/betting/feature')],
    ['packages/shell/src/a.ts', value('@kit/account/feature')],
    ['packages/betting/src/slip/a.ts', value('@kit/account/feature')],
    ['packages/betting/src/slip/a.ts', value('@kit/shell')],
    ['packages/betting/src/slip/a.ts', value('@kit/shell/feature')],
    ['packages/betting/src/slip/a.ts', value('@kit/shell/testing')],
    ['packages/vite/src/a.ts', value('@kit/shell/prerender')],
    ['packages/vite/src/a.ts', value('@kit/shell/check')],
    ['packages/vite/src/a.ts', value('@kit/sdk/doctor')],
    ['packages/create-site/src/a.ts', value('@kit/shell')],
    ['packages/account/src/a.ts', value('@kit/betting/rules')],
    ['packages/account/src/a.ts', value('@kit/sandbox')],
    ['packages/rules/src/a.ts', value('react')],
    ['packages/rules/src/a.ts', value('node:fs')],
    ['packages/rules/src/a.ts', value('@kit/ui')],
    ['packages/rules/src/a.ts', value('@kit/sdk')],
    ['packages/rules/src/a.ts', value('@kit/sdk/contract')],
    ['packages/rules/src/a.ts', typeOnly('@kit/betting')],
    ['packages/rules/src/a.test.ts', value('@kit/betting')],
    ['packages/tokens/src/a.ts', value('@kit/rules')],
    ['packages/sdk/src/client/a.ts', value('@kit/rules')],
    ['packages/shell/src/a.ts', value('@kit/rules')],
    ['packages/sdk/src/fair/a.ts', value('@kit/casino/feature')],
    ['packages/sdk/src/fair/games/a.ts', value('../../contract/index.ts')],
    ['packages/betting/src/site/a.ts', value('../prices/livePrices.ts')],
    ['packages/betting/src/prices/a.ts', value('../market/marketKind.ts')],
    ['packages/betting/src/market/a.ts', value('../slip/useTakePrice.ts')],
    ['packages/betting/src/market/Ladder/a.ts', typeOnly('../../slip/model/slipState.ts')],
    ['packages/betting/src/slip/a.ts', value('../screens/event/ConnectedMarket.tsx')],
    ['packages/betting/src/slip/model/a.ts', typeOnly('../../screens/home/useHome.ts')],
    ['packages/betting/src/screens/home/a.ts', value('../../testing/market.ts')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/ui')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/betting')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/sdk')],
    ['packages/sandbox/src/commandLine.ts', value('@kit/tokens')],
    ['packages/sandbox/src/operator/bets/a.ts', value('../../games/casino/catalogue.ts')],
    ['packages/sandbox/src/operator/bets/a.ts', value('../../testing/operator.ts')],
    ['packages/sandbox/src/feed/a.ts', value('../operator/database/schema.ts')],
    ['packages/sandbox/src/feed/a.ts', value('@kit/ui')],
    ['packages/sandbox/src/feed/replay/a.ts', typeOnly('../../games/casino/catalogue.ts')],
    ['packages/sandbox/src/games/casino/a.ts', value('../../console/addConsole.ts')],
    ['packages/sandbox/src/console/page/a.ts', value('@kit/ui')],
    ['packages/sandbox/src/console/page/a.ts', value('@kit/rules')],
    ['packages/sandbox/src/console/page/a.ts', value('../../operator/http/route.ts')],
    ['packages/sandbox/src/console/page/a.ts', value('../../feed/feed.ts')],
    ['packages/orders/src/a.ts', value('@kit/betting')],
    ['packages/orders/src/a.ts', value('@kit/betting/feature')],
    ['packages/charts/src/a.ts', value('@kit/betting')],
    ['packages/charts/src/a.ts', value('@kit/betting/feature')],
    ['packages/charts/src/a.ts', typeOnly('@kit/betting')],
    ['packages/charts/src/a.ts', typeOnly('@kit/casino/feature')],
    ['packages/charts/src/a.test.ts', value('@kit/betting/feature')],
    ['packages/betting/src/site/a.ts', typeOnly('@kit/charts/feature')],
    ['packages/betting/src/site/a.ts', value('@kit/history/feature')],
    ['packages/history/src/a.ts', typeOnly('@kit/betting/feature')],
    ['packages/shell/src/a.ts', typeOnly('@kit/betting/feature')],
    ['packages/charts/src/a.ts', value('@kit/betting/rules')],
    ['packages/not-made-yet/src/a.ts', value('@kit/betting/feature')],
    ['packages/not-made-yet/src/a.ts', value('@kit/another-one')],
    ['packages/not-made-yet/src/a.ts', value('@kit/shell')],
    ['packages/not-made-yet/src/a.test.ts', value('@kit/betting/feature')],
    ['packages/betting/src/slip/a.ts', value('@kit/not-made-yet/feature')],
    ['packages/ui/src/Button/a.tsx', value('@kit/not-made-yet')],
  ]
  const allowed: Line[] = [
    ['packages/ui/src/Button/a.tsx', value('@kit/tokens')],
    ['packages/shell/src/a.ts', value('@kit/ui')],
    ['packages/shell/src/a.ts', value('@kit/sdk/query')],
    ['packages/betting/src/slip/a.ts', value('@kit/sdk/contract')],
    ['packages/betting/src/slip/a.ts', value('@kit/ui')],
    ['packages/betting/src/slip/a.ts', typeOnly('@kit/shell/feature')],
    ['packages/betting/src/slip/a.ts', value('@kit/shell/boot')],
    ['packages/vite/src/a.ts', typeOnly('@kit/shell/prerender')],
    ['packages/vite/src/a.ts', typeOnly('@kit/shell/check')],
    ['packages/vite/src/a.ts', typeOnly('@kit/sdk/doctor')],
    ['packages/rules/src/a.ts', typeOnly('@kit/sdk/contract')],
    ['packages/rules/src/a.test.ts', value('@kit/sdk/contract')],
    ['packages/betting/src/slip/a.ts', value('@kit/rules')],
    ['packages/history/src/a.ts', value('@kit/rules')],
    ['packages/sdk/src/fair/games/a.ts', value('../draws.ts')],
    ['packages/sdk/src/fair/games/a.ts', typeOnly('../../contract/index.ts')],
    ['packages/sandbox/src/games/casino/a.ts', value('@kit/sdk/fair')],
    ['packages/betting/src/prices/a.ts', value('../site/siteContext.ts')],
    ['packages/betting/src/market/a.ts', value('../prices/livePrices.ts')],
    ['packages/betting/src/slip/form/a.ts', value('../../market/marketLock.ts')],
    ['packages/betting/src/screens/event/a.ts', value('../../slip/useTakePrice.ts')],
    ['packages/betting/src/market/a.test.ts', value('../slip/model/takePrice.ts')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/sdk/contract')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/rules')],
    ['packages/sandbox/src/operator/feed-host/a.ts', value('../../feed/feed.ts')],
    ['packages/sandbox/src/operator/bets/a.test.ts', value('../../testing/operator.ts')],
    ['packages/sandbox/src/games/casino/a.ts', value('../../operator/ledger/ledger.ts')],
    ['packages/sandbox/src/startSandbox.ts', value('./operator/operatorRoutes.ts')],
    ['packages/sandbox/src/commandLine.ts', value('@kit/tokens/define')],
    ['packages/sandbox/src/console/page/a.ts', value('@kit/sdk')],
    ['packages/sandbox/src/console/page/a.ts', value('../../operator/faults/faultCalls.ts')],
    ['packages/orders/src/a.ts', value('@kit/rules')],
    ['packages/charts/src/a.ts', value('@kit/rules')],
    ['packages/charts/src/a.ts', typeOnly('@kit/betting/feature')],
    ['packages/charts/src/a.test.ts', typeOnly('@kit/betting/feature')],
    ['packages/betting/src/site/a.ts', typeOnly('@kit/history/feature')],
    ['packages/not-made-yet/src/a.ts', typeOnly('@kit/history/feature')],
    ['packages/not-made-yet/src/a.ts', value('@kit/sdk/query')],
    ['packages/not-made-yet/src/a.ts', typeOnly('@kit/shell/feature')],
    ['packages/not-made-yet/src/a.test.ts', value('@kit/shell/testing')],
    ['packages/not-made-yet/src/testing/a.ts', value('@kit/shell/testing')],
    ['sites/b2c/src/main.ts', value('@kit/betting/feature')],
  ]
  const isAllowed = linted([...refused, ...allowed])

  it.each(refused)('%s may not import %s', (file, line) => expect(isAllowed(file, line)).toBe(false))
  it.each(allowed)('%s may import %s', (file, line) => expect(isAllowed(file, line)).toBe(true))
})

describe('the walls between the folders of a package', () => {
  const refused: Line[] = [
    ['packages/feature/src/low/a.ts', value('../middle/b.ts')],
    ['packages/feature/src/low/deep/a.ts', value('../../high/b.ts')],
    ['packages/feature/src/low/a.ts', typeOnly('../high/b.ts')],
    ['packages/feature/src/left/a.ts', value('../right/b.ts')],
    ['packages/feature/src/right/a.ts', value('../left/b.ts')],
    ['packages/feature/src/left/a.ts', value('../high/b.ts')],
    ['packages/feature/src/high/a.ts', value('@kit/sdk')],
    ['packages/feature/src/low/a.ts', value('@kit/sdk')],
  ]
  const allowed: Line[] = [
    ['packages/feature/src/middle/a.ts', value('../low/b.ts')],
    ['packages/feature/src/high/deep/a.ts', value('../../left/b.ts')],
    ['packages/feature/src/low/a.ts', value('../words.ts')],
    ['packages/feature/src/low/a.ts', value('./highest.ts')],
    ['packages/feature/src/low/a.ts', value('../unnamed/b.ts')],
    ['packages/feature/src/low/a.test.ts', value('../high/b.ts')],
    ['packages/feature/src/low/a.ts', value('@kit/ui')],
    ['packages/other/src/low/a.ts', value('../high/b.ts')],
  ]
  const isAllowed = linted(
    [...refused, ...allowed],
    `
    import { importWalls, onlyFrom } from './scripts/lint/walls.ts'
    export default { overrides: importWalls({
      feature: { refused: [onlyFrom(['ui'], 'A feature stands on ui.')] },
      packages: {},
      layers: { feature: ['low', 'middle', ['left', 'right'], 'high'] },
    }) }
  `,
  )

  it.each(refused)('%s may not import %s', (file, line) => expect(isAllowed(file, line)).toBe(false))
  it.each(allowed)('%s may import %s', (file, line) => expect(isAllowed(file, line)).toBe(true))
})
