// A browser with a camera that films a coat.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { test } from './shopper.ts'

/** The test of journeys with a camera; a journey allows the camera by `permissions`. */
export const camera = test.extend<object, { film: string }>({
  film: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const film = join(mkdtempSync(join(tmpdir(), 'film-')), 'coat.mjpeg')
      // A coat of cloth before a wall, which the camera films until the journey ends.
      const frame = await sharp(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#ddd6c8"/><path d="M250 90 L390 90 L470 170 L430 230 L410 200 L420 430 L220 430 L230 200 L210 230 L170 170 Z" fill="#7a2433"/></svg>',
        ),
      )
        .jpeg({ quality: 92 })
        .toBuffer()
      writeFileSync(film, Buffer.concat([frame, frame, frame]))
      await use(film)
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ],
      }),
    { scope: 'worker' },
  ],
})
