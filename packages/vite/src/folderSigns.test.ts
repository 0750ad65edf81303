import { build } from 'vite'
import { expect, it } from 'vitest'
import { checkFolderSigns } from './folderSigns.ts'
import { kit } from './kit.ts'

it.each([
  ['/projects/C#/coast', '#', 'C#'],
  ['C:\\sites\\what?\\coast', '?', 'what?'],
])('a site below %s is refused in one sentence that names the sign and the folder', (root, sign, name) => {
  expect(() => checkFolderSigns(root)).toThrow(
    `A site cannot be built below a folder with the sign ${sign} in its name, and "${name}" has it: rename it.`,
  )
})

it.each(['/projects/100%/coast', '/projects/a b/coast', '/projects/[a] {b} (c)/coast', '/projects/७/coast'])(
  'a site below %s is built',
  (root) => expect(() => checkFolderSigns(root)).not.toThrow(),
)

it('a build below such a folder ends within a second, before a file is written', async () => {
  const startedMs = performance.now()
  await expect(
    build({ root: '/nowhere/C#/coast', configFile: false, logLevel: 'silent', plugins: [kit()] }),
  ).rejects.toMatchObject({
    stack: expect.stringMatching(/^A site cannot be built below .*"C#".*\.$/) as string,
  })
  expect(performance.now() - startedMs).toBeLessThan(1_000)
})
