import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePrivate } from './privateFolder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

it.each([
  ['that is new', undefined],
  ['that is empty', []],
  ['of an operator', ['accounts.json']],
])('closes a folder %s to other users', async (what, files) => {
  const path = join(folder, what.replaceAll(' ', '-'))
  if (files) {
    await mkdir(path)
    await chmod(path, 0o755)
    for (const name of files) await writeFile(join(path, name), '[]')
  }
  await makePrivate(path)
  expect(await modeOf(path)).toBe(0o700)
  // A repository without a .gitignore does not include the accounts either.
  expect(await readFile(join(path, '.gitignore'), 'utf8')).toBe('*\n')
})

it('refuses a folder with other content, and leaves it unchanged', async () => {
  const path = join(folder, 'home')
  await mkdir(path)
  await writeFile(join(path, 'letter.txt'), 'Dear all')
  await chmod(path, 0o755)
  await expect(makePrivate(path)).rejects.toThrow(/can be read by other users, and it has other files/)
  expect(await modeOf(path)).toBe(0o755)
  expect(await readdir(path)).toEqual(['letter.txt'])
})
