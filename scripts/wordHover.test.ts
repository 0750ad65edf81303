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
const file = path.join(root, 'scripts/brandOfTheTest.ts')

it('shows the default text of a brand word on hover, and refuses a misspelt one', { timeout: 60_000 }, () => {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root)
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === file ? brand : ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
  })
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
