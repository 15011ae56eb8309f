import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { processorSecretKey, startTestProcessor } from '../../api/src/testing/processor.ts'

const send = (url: string, key: string, email: string) =>
  fetch(`${url}/v1/payouts/${key}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${processorSecretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 1000, method: 'digital_wallet', payee: email }),
  })

it('tells the shop of payouts at the door beside that of payments', async () => {
  const asked: string[] = []
  const shop = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const { port } = shop.address() as AddressInfo
  const processor = await startTestProcessor({
    webhookUrl: `http://127.0.0.1:${port}/webhooks/payments/sandbox`,
  })
  expect((await send(processor.url, 'k1', 'greta@wallet.example')).status).toBe(200)
  await processor.tick()
  expect(asked).toEqual(['/webhooks/payouts/sandbox'])
  await processor.close()
  shop.close()
})

it('asks for the secret key, an address and an amount', async () => {
  const processor = await startTestProcessor()
  expect((await fetch(`${processor.url}/v1/payouts/k1`)).status).toBe(401)
  expect((await send(processor.url, 'k1', 'no address')).status).toBe(400)
  expect(processor.payout('k1')).toBeUndefined()
  await processor.close()
})

it('opens a file of an earlier version, whose events are of payments', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'processor-'))
  const file = join(folder, 'processor.sqlite')
  const old = new DatabaseSync(file)
  old.exec(
    'create table event (id text primary key, ref text not null, key text not null, attempts integer not null default 0, next_at integer not null, done integer not null default 0)',
  )
  old.exec("insert into event (id, ref, key, next_at) values ('evt_old', 'pay_1', 'k0', 0)")
  old.close()
  const types: string[] = []
  const processor = await startTestProcessor({
    file,
    deliver: async ({ type }) => {
      types.push(type)
      return true
    },
  })
  await send(processor.url, 'k1', 'greta@wallet.example')
  await processor.tick()
  expect(types).toEqual(['payment.changed', 'payout.changed'])
  await processor.close()
  rmSync(folder, { recursive: true })
})
