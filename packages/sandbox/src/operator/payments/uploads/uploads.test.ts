import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPicture } from '../../../testing/pictures.ts'
import { readImage } from '@kit/sdk/contract'
import { createUploads } from './uploads.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const names = () => readdir(join(folder, 'uploads')).catch(() => [])

it('stores a picture under a unique name, readable by the owner of the process only, until it is removed', async () => {
  const uploads = createUploads(folder)
  const picture = new File([testPicture()], '../../etc/passwd', { type: 'text/html' })
  const kept = await uploads.keep(picture)
  expect(kept).toMatchObject({ mediaType: 'image/png', width: 600, height: 800 })
  expect(kept.id).toMatch(/^[\da-f-]{36}$/)
  expect(await names()).toEqual([kept.id])
  const path = join(folder, 'uploads', kept.id)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const bytes = new Uint8Array(await readFile(path))
  expect(bytes).toHaveLength(kept.size)
  expect(readImage(bytes)).toMatchObject({ mediaType: 'image/png', width: 600, height: 800 })
  expect(new Uint8Array((await uploads.read(kept.id)) ?? [])).toEqual(bytes)
  await uploads.remove(kept.id)
  expect(await names()).toEqual([])
  expect(await uploads.read(kept.id)).toBeUndefined()
})

it('stores nothing of a refused picture', async () => {
  const uploads = createUploads(folder)
  await expect(uploads.keep(new Blob(['<svg/>']))).rejects.toMatchObject({
    refusal: { code: 'image-unreadable' },
  })
  await expect(uploads.keep(testPicture({ width: 100_000, height: 100_000 }))).rejects.toMatchObject({
    refusal: { code: 'image-too-large' },
  })
  expect(await names()).toEqual([])
})
