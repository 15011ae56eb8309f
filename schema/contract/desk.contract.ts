import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Found = {
  people: { email: string }[]
  orders: object[]
  pieces: { itemNumber: number }[]
  bags: object[]
  parcels: object[]
}
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

    it('finds people, orders, pieces, bags and parcels by one text, and nothing by a short one', async () => {
      await ask(client, 'logIn', { input: employee })
      const find = (search: string) => ask<Found>(client, 'getStaffSearch', { search })
      const { people } = await find(client.marked.person.email.slice(0, -3))
      expect(people.map(({ email }) => email)).toContain(client.marked.person.email)
      const number = String(client.marked.listed[0])
      expect((await find(number)).pieces[0]?.itemNumber).toBe(Number(number))
      const nothing = { people: [], orders: [], pieces: [], bags: [], parcels: [] }
      for (const text of ['', 'xy', '12', 'no such thing anywhere'])
        expect(await find(text)).toMatchObject(nothing)
    })

    it('is closed to everybody else', async () => {
      const codes = async () => {
        const answers = [
          await client.run('getDeskQueues'),
          await client.run('getStaffSearch', { search: 'dress' }),
        ]
        return answers.map(({ errors }) => errors?.[0]?.extensions?.code)
      }
      expect(await codes()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
      await ask(client, 'logIn', { input: client.marked.person })
      expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    })
  })
}
