import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Found = {
  counts: { pieces: number }
  people: { email: string }[]
  orders: object[]
  pieces: { itemNumber: number }[]
  bags: object[]
  parcels: object[]
  returns: object[]
}
type View = { id: string; name: string; query: string }
type Views = Outcome & { views?: View[] }
type Queue = { name: string; count: number; oldestAt: string | null }

const refused = { __typename: 'StaffRefusal', message: expect.any(String) }

/**
 * Registers the contract's tests of the desk: an employee's work, the search field, saved views, a person's
 * page and counts. `employee` is an employee.
 */
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
        'direct',
        'reports',
        'listing',
        'returns',
        'returned',
        'goodies',
        'rescues',
        'cases',
        'refunds',
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
      expect((await find(number)).counts.pieces).toBe(1)
      const narrowed = (only: string) => ask<Found>(client, 'getStaffSearch', { search: number, only })
      expect((await narrowed('pieces')).pieces).toHaveLength(1)
      expect(await narrowed('people')).toMatchObject({ pieces: [], counts: { pieces: 0 } })
      const nothing = { people: [], orders: [], pieces: [], bags: [], parcels: [], returns: [] }
      for (const text of ['', 'xy', '12', 'no such thing anywhere'])
        expect(await find(text)).toMatchObject(nothing)
    })

    it('keeps views of a table: made, named anew, put first and deleted, each for its own person', async () => {
      await ask(client, 'logIn', { input: employee })
      const save = (name: string, query: string, id?: string) =>
        ask<Views>(client, 'saveDeskView', { input: { id, screen: 'orders', name, query } })
      const names = (views: readonly View[] | undefined) => views?.map(({ name }) => name)
      expect((await save(' To  send ', 'before=1&state=confirmed')).views).toEqual([
        expect.objectContaining({ name: 'To send', query: 'state=confirmed' }),
      ])
      const { views } = await save('Nora', 'q=nora')
      expect(names(views)).toEqual(['To send', 'Nora'])
      const id = views?.[1]?.id ?? ''
      for (const name of ['', 'to send']) expect(await save(name, '')).toMatchObject(refused)
      expect(names((await save('Of Nora', 'q=nora&state=shipped', id)).views)).toEqual(['To send', 'Of Nora'])
      expect(names((await ask<Views>(client, 'putDeskViewFirst', { id })).views)).toEqual([
        'Of Nora',
        'To send',
      ])
      expect(await ask<View[]>(client, 'getDeskViews', { screen: 'pieces' })).toEqual([])
      expect(names((await ask<Views>(client, 'deleteDeskView', { id })).views)).toEqual(['To send'])
      expect(names(await ask<View[]>(client, 'getDeskViews', { screen: 'orders' }))).toEqual(['To send'])
      const { errors } = await client.run('deleteDeskView', { id })
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    })

    it('shows a person on one page', async () => {
      await ask(client, 'logIn', { input: employee })
      const { people } = await ask<{ people: { id: string }[] }>(client, 'getStaffSearch', {
        search: client.marked.person.email,
      })
      const page = await ask<object>(client, 'getStaffPerson', { id: people[0]?.id })
      expect(page).toMatchObject({
        person: { email: client.marked.person.email },
        towns: expect.any(Array),
        credit: expect.any(Number),
      })
      expect(await ask(client, 'getStaffPerson', { id: 'nobody' })).toBeNull()
    })

    it('shows people, bags and parcels in tables, by a text and a status, page by page', async () => {
      await ask(client, 'logIn', { input: employee })
      type Page = { nodes: { email?: string; status?: string }[]; totalCount: number; hasNextPage: boolean }
      const page = (name: 'getStaffPeople' | 'getStaffBags' | 'getStaffParcels', asked: object = {}) =>
        ask<Page>(client, name, { search: '', page: 1, ...asked })
      for (const name of ['getStaffPeople', 'getStaffBags', 'getStaffParcels'] as const) {
        const all = await page(name)
        expect(all.totalCount).toBeGreaterThanOrEqual(all.nodes.length)
        expect(await page(name, { page: 20 })).toMatchObject({ totalCount: all.totalCount })
        expect(await page(name, { search: 'no such thing anywhere' })).toMatchObject({ totalCount: 0 })
      }
      const { email } = client.marked.person
      const people = await page('getStaffPeople', { search: email })
      expect(people.nodes.map((one) => one.email)).toContain(email)
      for (const [name, status] of [
        ['getStaffBags', 'received'],
        ['getStaffParcels', 'waiting'],
      ] as const)
        for (const row of (await page(name, { status })).nodes) expect(row.status).toBe(status)
    })

    it('counts the rows of a table by state', async () => {
      await ask(client, 'logIn', { input: employee })
      const counts = await ask<{ state: string; count: number }[]>(client, 'getDeskStateCounts', {
        screen: 'pieces',
      })
      expect(counts.find(({ state }) => state === 'listed')?.count).toBeGreaterThan(0)
      expect(counts.every(({ count }) => count > 0)).toBe(true)
      for (const screen of ['cases', 'returns'])
        expect(await ask(client, 'getDeskStateCounts', { screen })).toEqual(expect.any(Array))
    })

    it('shows the searches for people to admins alone', async () => {
      await ask(client, 'logIn', { input: employee })
      const { errors } = await client.run('getPersonSearches')
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    })

    it('is closed to everybody else', async () => {
      const codes = async () => {
        const answers = [
          await client.run('getDeskQueues'),
          await client.run('getStaffSearch', { search: 'dress' }),
          await client.run('getStaffPerson', { id: 'nobody' }),
          await client.run('getDeskViews', { screen: 'orders' }),
          await client.run('getDeskStateCounts', { screen: 'orders' }),
          await client.run('saveDeskView', { input: { screen: 'orders', name: 'Mine', query: '' } }),
        ]
        return answers.map(({ errors }) => errors?.[0]?.extensions?.code)
      }
      expect(await codes()).toEqual(Array(6).fill('UNAUTHENTICATED'))
      await ask(client, 'logIn', { input: client.marked.person })
      expect(await codes()).toEqual(Array(6).fill('FORBIDDEN'))
    })
  })
}
