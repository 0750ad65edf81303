import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)
const folder = mkdtempSync(path.join(tmpdir(), 'import-walls-'))
cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether the project's lint lets a file of `place` hold this line. */
function isAllowed(place: string, line: string): boolean {
  const file = path.join(folder, place)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${line}\nexport const used = [thing]\n`)
  const oxlint = path.join(root, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json', place], { cwd: folder, encoding: 'utf8' })
  rmSync(file)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
  return !diagnostics.some(({ code }) => code.includes('no-restricted-imports'))
}

const value = (from: string) => `import { thing } from '${from}'`
const typeOnly = (from: string) => `import type { Thing } from '${from}'\nconst thing: Thing = 1`

describe('the import walls bite', () => {
  it.each([
    ['packages/tokens/src/a.ts', value('@kit/ui')],
    ['packages/ui/src/Button/a.tsx', value('@kit/sdk')],
    ['packages/ui/src/Button/a.tsx', value('@kit/betting/rules')],
    ['packages/sdk/src/client/a.ts', value('@kit/ui')],
    ['packages/sdk/src/client/a.ts', value('react')],
    ['packages/shell/src/a.ts', value('@kit/betting/feature')],
    ['packages/shell/src/a.ts', value('@kit/account/feature')],
    ['packages/betting/src/slip/a.ts', value('@kit/account/feature')],
    ['packages/betting/src/slip/a.ts', value('@kit/shell')],
    ['packages/betting/src/slip/a.ts', value('@kit/shell/feature')],
    ['packages/account/src/a.ts', value('@kit/betting/rules')],
    ['packages/account/src/a.ts', value('@kit/sandbox')],
    ['packages/betting/src/rules/a.ts', value('react')],
    ['packages/betting/src/rules/a.ts', value('@kit/sdk')],
    ['packages/betting/src/rules/a.ts', value('@kit/sdk/contract')],
    ['packages/betting/src/rules/a.ts', value('../slip/slipMachine.ts')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/ui')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/betting')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/sdk')],
    ['packages/sandbox/src/operator/bets/a.ts', value('../../games/casino/catalogue.ts')],
    ['packages/sandbox/src/operator/bets/a.ts', value('../../console/addConsole.ts')],
    ['packages/sandbox/src/operator/a.ts', value('../startSandbox.ts')],
    ['packages/sandbox/src/operator/bets/a.ts', value('../../testing/operator.ts')],
    ['packages/sandbox/src/feed/a.ts', value('../operator/database/schema.ts')],
    ['packages/sandbox/src/feed/a.ts', value('@kit/ui')],
    ['packages/sandbox/src/feed/replay/a.ts', value('../../games/casino/catalogue.ts')],
    ['packages/sandbox/src/feed/replay/a.test.ts', value('../../operator/database/schema.ts')],
    ['packages/sandbox/src/games/casino/a.ts', value('../../feed/feed.ts')],
    ['packages/sandbox/src/console/a.ts', value('../operator/http/route.ts')],
    ['packages/sandbox/src/console/page/a.ts', value('@kit/ui')],
    ['packages/sandbox/src/console/page/a.ts', value('../../operator/http/route.ts')],
    ['packages/sandbox/src/console/page/a.ts', value('../../feed/feed.ts')],
  ])('%s may not say %s', (place, line) => expect(isAllowed(place, line)).toBe(false))

  it.each([
    ['packages/ui/src/Button/a.tsx', value('@kit/tokens')],
    ['packages/shell/src/a.ts', value('@kit/ui')],
    ['packages/shell/src/a.ts', value('@kit/sdk/query')],
    ['packages/betting/src/slip/a.ts', value('@kit/sdk/contract')],
    ['packages/betting/src/slip/a.ts', value('@kit/ui')],
    ['packages/betting/src/slip/a.ts', typeOnly('@kit/shell/feature')],
    ['packages/betting/src/rules/a.ts', typeOnly('@kit/sdk/contract')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/sdk/contract')],
    ['packages/sandbox/src/operator/bets/a.ts', value('@kit/betting/rules')],
    ['packages/sandbox/src/operator/feed-host/a.ts', value('../../feed/feed.ts')],
    ['packages/sandbox/src/operator/bets/a.test.ts', value('../../testing/operator.ts')],
    ['packages/sandbox/src/games/casino/a.ts', value('../../operator/ledger/ledger.ts')],
    ['packages/sandbox/src/feed/a.test.ts', value('../testing/runs.ts')],
    ['packages/sandbox/src/startSandbox.ts', value('./operator/operatorRoutes.ts')],
    ['packages/sandbox/src/console/page/a.ts', value('@kit/sdk')],
    ['packages/sandbox/src/console/page/a.ts', value('../../operator/faults/faultCalls.ts')],
    ['sites/b2c/src/main.ts', value('@kit/betting/feature')],
  ])('%s may say %s', (place, line) => expect(isAllowed(place, line)).toBe(true))
})
