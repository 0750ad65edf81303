import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from './openDatabase.ts'
import { makePrivate } from './privateFolder.ts'
import { stateFolderError } from './stateFolderError.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

it('reports a full disk, or why nothing can be written, and what to do', async () => {
  const folder = tmpdir()
  expect(await stateFolderError(folder, coded('ENOSPC'))).toMatchObject({
    message: `The disk with ${folder} is full. Free some space, or name another folder with --state.`,
  })
  expect(await stateFolderError(folder, coded('EROFS'))).toMatchObject({
    message: `Nothing can be written into the folder ${folder}: it is read-only. Name another one with --state.`,
  })
  const other = new Error('another')
  expect(await stateFolderError(folder, other)).toBe(other)
})

it('reports a state folder below a file, and leaves the file unchanged', async () => {
  const root = await mkdtemp(join(tmpdir(), 'state-'))
  try {
    await writeFile(join(root, 'file'), 'mine')
    const state = join(root, 'file/state')
    const message = `Nothing can be written into the folder ${state}: a part of the path is a file.`
    await expect(makePrivate(state)).rejects.toThrow(message)
    await expect(openDatabase(state)).rejects.toThrow(message)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})
