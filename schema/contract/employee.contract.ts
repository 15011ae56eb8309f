import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type StaffItem = {
  version: string
  state: string
  item: { title: string; price: number }
  notes: { kind: string; reason: string; changes: object[] }[]
}
type Outcome = { __typename: string; message?: string; field?: string; staffItem: StaffItem }

/** Registers the contract's tests of how employees change pieces. `employee` may do so. */
export function employeeContract(make: MakeClient, employee: { email: string; password: string }): void {
  describe('the employee area', () => {
    let client: ContractClient
    let number: number
    beforeEach(async () => {
      client = await make()
      number = client.marked.listed[5] ?? 0
    })
    const seen = async () =>
      (await ask<StaffItem>(client, 'getStaffItem', { itemNumber: number })) as StaffItem
    const edit = (change: object) =>
      ask<Outcome>(client, 'editItem', {
        input: { itemNumber: number, reason: 'Looked at it again', ...change },
      })
    const move = (act: string, more: object = {}) =>
      ask<Outcome>(client, 'changeItemState', {
        input: { itemNumber: number, act, reason: 'Looked at it again', ...more },
      })

    const work = [
      ['getStaffItem', { itemNumber: 1 }],
      ['getStaffItems', { search: '' }],
      ['getMadeWords', { input: { categoryId: 0, cut: '', pattern: '', colorNames: [], materials: [] } }],
      ['getSellerReturns', {}],
      ['getJobs', {}],
      ['editItem', { input: { itemNumber: 1, version: 'x', reason: 'Not there' } }],
      ['changeItemState', { input: { itemNumber: 1, act: 'delist', reason: 'Not there' } }],
      ['moveSellerReturn', { itemNumber: 1, to: 'picked' }],
      ['retryJob', { id: '1', reason: 'Not there' }],
      ['giveUpJob', { id: '1', reason: 'Not there' }],
    ] as const
    it('is for nobody but people at work, and its jobs for admins alone', async () => {
      const codeOf = async ([operation, variables]: (typeof work)[number]) =>
        (await client.run(operation, variables)).errors?.[0]?.extensions?.code
      for (const one of work) expect([one[0], await codeOf(one)]).toEqual([one[0], 'UNAUTHENTICATED'])
      await ask(client, 'logIn', { input: client.marked.person })
      for (const one of work) expect([one[0], await codeOf(one)]).toEqual([one[0], 'FORBIDDEN'])
      client = client.newVisitor()
      await ask(client, 'logIn', { input: employee })
      for (const one of work.filter(([name]) => /job/i.test(name)))
        expect([one[0], await codeOf(one)]).toEqual([one[0], 'FORBIDDEN'])
    })

    it('tells what a piece would be called and by which words its outline is drawn', async () => {
      await ask(client, 'logIn', { input: employee })
      const { categories } = await ask<{ categories: { id: number; name: string }[] }>(
        client,
        'getIntakeChoices',
      )
      const categoryId = categories.find(({ name }) => name === 'Midi Dresses')?.id
      const input = { categoryId, cut: '', pattern: '', colorNames: ['blue'], materials: [] }
      const words = await ask<{ title: string; categoryPath: string } | null>(client, 'getMadeWords', {
        input,
      })
      expect(words?.title).toMatch(/^Blue /)
      expect(words?.categoryPath).toMatch(/^[a-z-]+\/[a-z-]+$/)
      const other = { ...input, cut: 'no-such-cut' }
      expect(await ask<unknown>(client, 'getMadeWords', { input: other })).toBeNull()
    })

    it('changes a piece with its history, and tells the second of two what the first changed', async () => {
      await ask(client, 'logIn', { input: employee })
      const { version } = await seen()
      const first = await edit({ version, title: 'The first title' })
      expect(first).toMatchObject({
        __typename: 'StaffItemPayload',
        staffItem: { item: { title: 'The first title' } },
      })
      expect(first.staffItem.notes[0]).toMatchObject({
        kind: 'edited',
        reason: 'Looked at it again',
        changes: [{ field: 'title', after: 'The first title' }],
      })
      expect(await edit({ version, title: 'The first title' })).toMatchObject({
        __typename: 'StaffItemPayload',
      })
      expect(await edit({ version, title: 'The second title' })).toMatchObject({
        __typename: 'ItemChangedMeanwhile',
        since: [{ kind: 'edited' }],
      })
      const now = await seen()
      expect(await edit({ version: now.version, price: 0 })).toMatchObject({
        __typename: 'ItemRefusal',
        field: 'price',
      })
      expect(await edit({ version: now.version, title: 'Another', reason: '' })).toMatchObject({
        __typename: 'ItemRefusal',
        field: 'reason',
      })
    })

    it('takes a piece out of the shop for a reason and puts it back', async () => {
      await ask(client, 'logIn', { input: employee })
      expect(await move('delist')).toMatchObject({ __typename: 'ItemRefusal', field: 'delistReason' })
      expect((await move('delist', { delistReason: 'photo_issue' })).staffItem.state).toBe('delisted')
      expect((await move('relist')).staffItem.state).toBe('listed')
      expect(await move('list')).toMatchObject({ __typename: 'StaffItemPayload' })
      expect(await move('nonsense')).toMatchObject({ __typename: 'ItemRefusal' })
    })
  })
}
