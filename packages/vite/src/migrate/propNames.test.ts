import { describe, expect, it } from 'vitest'
import { edited } from './codemod.ts'
import { propNames } from './propNames.ts'

const changed = (code: string) => edited(code, propNames.editsOf(code, 'Page.tsx'))
const page = (imports: string, jsx: string) =>
  `import { ${imports} } from '@kit/ui'\n\n// Mine.\nexport const Page = () => (${jsx})\n`

describe('the codemod of property names', () => {
  it.each([
    ['ErrorState', '<ErrorState title="हार" retrying={ is } />', '<ErrorState title="हार" loading={ is } />'],
    ['Combobox', '<Combobox isLoading items={all} />', '<Combobox loading items={all} />'],
    [
      'NumberField',
      '<NumberField\n  stepLabels={{ less, more }}\n/>',
      '<NumberField\n  labels={{ less, more }}\n/>',
    ],
    [
      'TextField',
      '<p><TextField {...rest} revealLabels={words}></TextField></p>',
      '<p><TextField {...rest} labels={words}></TextField></p>',
    ],
    ['ErrorState as Failed', '<Failed retrying />', '<Failed loading />'],
    [
      'ErrorState',
      '<ErrorState retryLabel="Try again" onRetry={go} />',
      "<ErrorState labels={{ retry: 'Try again' }} onRetry={go} />",
    ],
    [
      'Dialog',
      '<Dialog.Content\n  title="Leave?"\n  closeLabel={ words.close }\n/>',
      '<Dialog.Content\n  title="Leave?"\n  labels={{ close: words.close }}\n/>',
    ],
    [
      'Sheet',
      '<Sheet.Content closeLabel={close} title="Code" back={{ label: t(\'back\'), onBack: () => go(0) }} edge="auto" />',
      '<Sheet.Content labels={{ close, back: t(\'back\') }} title="Code" onBack={() => go(0)} edge="auto" />',
    ],
    [
      'IsolatedFrame',
      '<IsolatedFrame hearsOwn tells={ state } />',
      '<IsolatedFrame receivesOwnMessages sentMessage={ state } />',
    ],
    [
      'Link',
      '<Link href="/a" newWindowLabel={t("new")}>A</Link>',
      '<Link href="/a" labels={{ newWindow: t("new") }}>A</Link>',
    ],
    [
      'Paging',
      '<Paging page={at} pages={9} onPageChange={go} />',
      '<Paging value={at} pages={9} onValueChange={go} />',
    ],
    [
      'GameTile',
      '<GameTile favourite={{ label: name, pressed, onPressedChange: keep }} to="/a" />',
      '<GameTile labels={{ star: name }} pressed={pressed} onPressedChange={keep} to="/a" />',
    ],
  ])('renames those of %s and leaves every other byte', (imports, before, after) => {
    expect(changed(page(imports, before))).toBe(page(imports, after))
    expect(changed(page(imports, after))).toBe(page(imports, after))
  })

  it.each([
    ['a property of another component', page('Button', '<Button isLoading retrying />')],
    ['the same name of another component', page('ErrorState', '<Combobox isLoading />')],
    [
      'a component of another package',
      "import { Combobox } from './own'\nimport '@kit/ui'\nexport const page = <Combobox isLoading />\n",
    ],
    [
      'an object from elsewhere',
      page('Sheet', '<Sheet.Content back={step > 0 ? { label, onBack } : undefined} />'),
    ],
    ['the root of an overlay', page('Sheet', '<Sheet.Root back={{ label, onBack }} />')],
    ['a text with an HTML entity', page('Link', '<Link newWindowLabel="new &amp; shiny">A</Link>')],
    ['a text', page('ErrorState', '<ErrorState title="retrying" />')],
  ])('leaves %s alone', (_what, code) => {
    expect(changed(code)).toBe(code)
  })
})
