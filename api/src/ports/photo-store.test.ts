import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderPhotoStore } from './photo-store.folder.ts'
import { StoreFull } from './photo-store.ts'

const id = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('keeps bytes, gives them back and forgets them', async () => {
  const store = folderPhotoStore(folder)
  expect(await store.get(id)).toBeUndefined()
  await store.put(id, Buffer.from('a photo'))
  expect(String(await folderPhotoStore(folder).get(id))).toBe('a photo')
  expect(readdirSync(join(folder, '77'))).toEqual([`${id}.jpg`])
  await store.remove(id)
  await store.remove(id)
  expect(await store.get(id)).toBeUndefined()
})
it('leaves nothing half written when the disk refuses', async () => {
  writeFileSync(join(folder, '77'), 'a file where the folder should be')
  await expect(folderPhotoStore(folder).put(id, Buffer.from('a photo'))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['77'])
})
it.skipIf(!existsSync('/dev/full'))(
  'says that the disk is full, and leaves nothing half written',
  async () => {
    mkdirSync(join(folder, '77'))
    // A device that is always full, where the photo would be written.
    symlinkSync('/dev/full', join(folder, '77', `${id}.jpg.part`))
    await expect(folderPhotoStore(folder).put(id, Buffer.from('a photo'))).rejects.toBeInstanceOf(StoreFull)
    expect(readdirSync(join(folder, '77'))).toEqual([])
  },
)
it.each(['../../etc/passwd', 'x', `${id}/..`, ''])(
  'takes nothing but the id of a photo: %j',
  async (text) => {
    await expect(async () => folderPhotoStore(folder).get(text)).rejects.toThrow('not the id of a photo')
  },
)
