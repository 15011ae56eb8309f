// The examples of docs/partner-feeds.md, run in a shell as a partner would run them.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testApp, testServer } from '../../testing/app.ts'
import { runFeed } from './partners.ts'
import { partnerSystem } from './testing/partner.ts'

const manual = new URL('../../../../docs/partner-feeds.md', import.meta.url)
const run = promisify(execFile)
const blocksOf = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``, 'g'))].map(([, block = '']) => block)

test.skipIf(!testServer)('the examples of the manual send a feed and read its report', async () => {
  const app = await testApp()
  const folder = await mkdtemp(join(tmpdir(), 'manual-'))
  try {
    const partner = await partnerSystem(app, 'harbor-nine')
    await app.server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.server.address() as AddressInfo
    const text = await readFile(manual, 'utf8')
    const [send = '', read = ''] = blocksOf(text, 'sh')
    await writeFile(join(folder, 'feed.csv'), blocksOf(text, 'csv')[0] ?? '')
    const env = {
      PATH: process.env.PATH,
      BASE: `http://127.0.0.1:${port}`,
      PARTNER: 'harbor-nine',
      KEY: partner.keyId,
      SECRET: partner.secret,
    }
    const shell = (script: string) => run('sh', ['-ec', script], { cwd: folder, env })
    expect(JSON.parse((await shell(send)).stdout)).toMatchObject({
      feed: '2026-11-29-morning',
      state: 'received',
      rows: 3,
    })
    const feed = await app.db
      .selectFrom('partner_feed')
      .select('id')
      .where('reference', '=', '2026-11-29-morning')
      .executeTakeFirstOrThrow()
    await runFeed({ db: app.db, now: () => new Date() }, feed.id)
    const lines = (await shell(read)).stdout.trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(',').slice(1, 3).join())).toEqual([
      '"AB-1001","Waits for photos"',
      '"AB-1002","Waits for photos"',
      '"AB-0977","Not taken"',
    ])
  } finally {
    await app.close()
    await rm(folder, { recursive: true })
  }
})
