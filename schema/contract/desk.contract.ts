import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Queue = { name: string; count: number; oldestAt: string | null }

/** What stands around the screens of people at work; `employee` is somebody who works here. */
export function deskContract(make: MakeClient, employee: { email: string; password: string }): void {
  describe('the desk', () => {
    let client: ContractClient
    beforeEach(async () => {
      client = await make()
    })

    it('shows the lines of work of an employee, and none of an admin’s', async () => {
      await ask(client, 'logIn', { input: employee })
      const queues = await ask<Queue[]>(client, 'getDeskQueues')
      expect(queues.map(({ name }) => name)).toEqual([
        'orders',
        'pick',
        'pack',
        'intake',
        'review',
        'listing',
        'returns',
      ])
      for (const { count, oldestAt } of queues) expect(oldestAt === null).toBe(count === 0)
    })

    it('is closed to everybody else', async () => {
      const code = async () => (await client.run('getDeskQueues')).errors?.[0]?.extensions?.code
      expect(await code()).toBe('UNAUTHENTICATED')
      await ask(client, 'logIn', { input: client.marked.person })
      expect(await code()).toBe('FORBIDDEN')
    })
  })
}
