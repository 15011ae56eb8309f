// @vitest-environment node
import { appLinks } from '@hemline/rules/vocabulary/social.ts'
import { expect, it } from 'vitest'
import { readQr } from '../../testing/read-qr.ts'
import { qrPath } from './qr.ts'

it('a camera reads the address of the app from the code in the footer', async () => {
  expect(await readQr(qrPath(appLinks.any))).toEqual([appLinks.any])
})
