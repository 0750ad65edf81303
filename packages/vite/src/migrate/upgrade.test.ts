import { describe, expect, it } from 'vitest'
import { edited } from './codemod.ts'
import { entriesAfter, withVersion } from './upgrade.ts'
import { wordNames } from './wordNames.ts'

describe('kit upgrade', () => {
  it('raises every package of the kit, keeps the prefix of a range, and leaves the rest of package.json', () => {
    const text = `{
    "name": "harbour",
    "dependencies": { "@kit/shell": "1.0.0-rc.1", "react": "^19.3.0" },
    "devDependencies": { "@kit/vite": "^1.0.0-rc.1" }
}
`
    const raised = withVersion(text, '1.0.0-rc.2')
    expect(JSON.parse(raised)).toEqual({
      name: 'harbour',
      dependencies: { '@kit/shell': '1.0.0-rc.2', react: '^19.3.0' },
      devDependencies: { '@kit/vite': '^1.0.0-rc.2' },
    })
    expect(raised).toMatch(/^\{\n {4}"name"/)
    expect(raised.endsWith('}\n')).toBe(true)
    expect(withVersion(raised, '1.0.0-rc.2')).toBe(raised)
  })

  it('shows the entries of a changelog that are newer than the installed version', () => {
    const log = '# @kit/ui\n\n## 2.0.0\n\n- B\n\n## 1.1.0\n\n- A\n\n## 1.0.0\n\n- First\n'
    expect(entriesAfter(log, '1.0.0')).toBe('## 2.0.0\n\n- B\n\n## 1.1.0\n\n- A')
    expect(entriesAfter(log, '2.0.0')).toBe('')
    expect(entriesAfter(log, '0.9.0')).toContain('- First')
  })
})

describe('the codemod of message keys', () => {
  const mod = wordNames({ 'shell.bakc': 'shell.back' })
  const changed = (code: string) => edited(code, mod.editsOf(code, 'site.config.ts'))

  it('renames a key wherever a site names it, and keeps quotes and everything else', () => {
    expect(changed(`const words = { 'shell.bakc': 'shell.bakc!', "shell.bakc": 1 } // shell.bakc`)).toBe(
      `const words = { 'shell.back': 'shell.bakc!', "shell.back": 1 } // shell.bakc`,
    )
    expect(changed(`message('shell.bakc')`)).toBe(`message('shell.back')`)
    const done = `message('shell.back')`
    expect(changed(done)).toBe(done)
  })
})
