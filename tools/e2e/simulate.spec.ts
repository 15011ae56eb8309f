// Two days of `make simulate` on the shop of the journeys: everybody finds their doors, and the books agree with what was seen at them.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { baseUrl, databaseUrl } from './env.ts'

const program = fileURLToPath(new URL('../simulate/main.ts', import.meta.url))

function simulate(...options: readonly string[]): Promise<{ code: number | string | null; said: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, API_URL: baseUrl, WEB_ORIGIN: baseUrl }
  return new Promise((resolve) => {
    const child = execFile('node', [program, ...options], { env }, (_, stdout, stderr) => resolve({ code: child.exitCode, said: stdout + stderr }))
  })
}

test('bags come in and are graded, pieces are listed, bought and packed, and the ledger agrees', async () => {
  const { code, said } = await simulate('--days', '2', '--speed', '600', '--seed', '7')
  expect(said).toMatch(/day 2: /)
  expect(said).toMatch(/graded [1-9]\d* · listed [1-9]/)
  expect(said).toMatch(/in all [1-9]\d* orders?, [1-9]\d* pieces?/)
  expect(said).toMatch(/packed here [1-9]/)
  // A parcel of another journey may have a card that is refused as it is packed; nothing else goes wrong.
  expect(said).not.toMatch(/× (?!packing a parcel)/)
  expect([said.match(/^ {2}agrees/gm)?.length, code]).toEqual([4, 0])
})
