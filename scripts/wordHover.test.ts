import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from './workspaces.ts'

const brand = `import type { OwnBrandIdea } from '@kit/tokens/define'
import '@kit/betting/words'
export const idea: OwnBrandIdea = {
  name: 'harbour',
  label: 'Harbour Bet',
  accent: '#1b6fae',
  words: { 'betting.slip.place': 'Set sail', 'betting.slip.plaice': 'Set sail' },
}
`
/** A path inside the workspace, so that its packages resolve. No such file exists. */
const file = path.join(root, 'scripts/editedInTheTest.ts')

function editorOf(edited: string) {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root)
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === file ? edited : ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
  })
}

it('shows the default text of a message on hover, and refuses a misspelt one', { timeout: 60_000 }, () => {
  const service = editorOf(brand)
  const hover = service.getQuickInfoAtPosition(file, brand.indexOf("'betting.slip.place'") + 2)
  expect(ts.displayPartsToString(hover?.displayParts)).toContain('"Place Bet"')
  expect(
    service
      .getSemanticDiagnostics(file)
      .map(({ start, messageText }) => [
        start,
        ts.flattenDiagnosticMessageText(messageText, ' ').includes('betting.slip.plaice'),
      ]),
  ).toEqual([[brand.indexOf("'betting.slip.plaice'"), true]])
})

const action = `import type { PartProps } from '@kit/shell/parts'
import type { BetDraft, MarketFacts, RunnerFacts, SlipActionProps, SlipLock } from '@kit/betting/feature'
export const action = (props: PartProps<'slipAction'>): SlipActionProps => props
export const read = (props: SlipActionProps): [BetDraft, MarketFacts | undefined, SlipLock | undefined] =>
  [props.draft, props.market, props.lock]
export const press = (props: SlipActionProps) => [props.onPlace, props.short]
export const runner = (facts: RunnerFacts) => facts.name
export const bet = (draft: BetDraft) => [
  draft.marketId, draft.marketName, draft.marketType, draft.eventId, draft.eventName, draft.openDate, draft.region,
  draft.runnerId, draft.runnerName, draft.side, draft.odds, draft.seenOdds, draft.run, draft.min, draft.max,
  draft.delaySeconds, draft.externalType, draft.isManual, draft.allowsCashout, draft.book, draft.stakeText, draft.isQuick,
]
`

it('explains each prop of a replaced slip action on hover, in types with names', { timeout: 60_000 }, () => {
  const service = editorOf(action)
  expect(
    service
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  ).toEqual([])
  const hovers = [...action.matchAll(/(?:props|draft)\.(\w+)/g)].map(({ index, 0: written, 1: name }) => {
    const hover = service.getQuickInfoAtPosition(file, index + written.length - 1)
    return { name, text: ts.displayPartsToString(hover?.documentation) }
  })
  expect(hovers).toHaveLength(27)
  expect(hovers.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
  for (const name of ['BetDraft', 'MarketFacts', 'RunnerFacts', 'SlipActionProps', 'SlipLock']) {
    const hover = service.getQuickInfoAtPosition(file, action.indexOf(name))
    expect(`${name}: ${ts.displayPartsToString(hover?.documentation)}`).toMatch(/: \S/)
  }
})
