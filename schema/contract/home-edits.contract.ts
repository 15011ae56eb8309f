import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Pieces = { items: { itemNumber: number }[] }
type Edit = Pieces & { id: string; title: string; standing: string; onSaleCount: number }
type Answer = Outcome & { field?: string; edit: Edit }

const id = '0193aa20-0000-4000-8000-000000000001'
const other = '0193aa20-0000-4000-8000-000000000002'
const began = '2020-01-01T00:00:00.000Z'
const numbersOf = ({ items }: Pieces) => items.map(({ itemNumber }) => itemNumber)

/** Registers the contract's tests of edits of the home page. `employee` may make one. */
export function homeEditsContract(make: MakeClient, employee: { email: string; password: string }): void {
  describe('edits of the home page', () => {
    let staff: ContractClient
    let visitor: ContractClient
    beforeEach(async () => {
      staff = await make()
      visitor = staff.newVisitor()
      await ask(staff, 'logIn', { input: employee })
      // Those with which the shop begins are over, so that a test sees its own.
      for (const one of await ask<(Edit & { words: string; startsAt: string })[]>(staff, 'getStaffHomeEdits'))
        await save({ id: one.id, startsAt: began, endsAt: '2020-01-02T00:00:00.000Z', itemNumbers: [] })
    })
    const save = (input: object) =>
      ask<Answer>(staff, 'saveHomeEdit', {
        input: {
          id,
          title: 'Coats',
          words: 'For the frost.',
          startsAt: began,
          endsAt: null,
          isHero: false,
          itemNumbers: [],
          ...input,
        },
      })
    const seen = () => ask<(Pieces & { id: string; title: string })[]>(visitor, 'getHomeEdits')

    it('show their pieces in the order that was chosen, without those that are gone', async () => {
      const { sold, listed } = staff.marked
      const [first = 0, second = 0, third = 0] = listed
      const answer = await save({ itemNumbers: [third, sold, first] })
      expect(answer).toMatchObject({
        __typename: 'SaveHomeEditPayload',
        edit: { standing: 'running', onSaleCount: 2 },
      })
      expect(numbersOf(answer.edit)).toEqual([third, sold, first])
      expect((await seen()).map(numbersOf)).toEqual([[third, first]])
      await save({ title: 'Other coats', itemNumbers: [second] })
      const shown = await seen()
      expect(shown).toMatchObject([{ id, title: 'Other coats' }])
      expect(shown.map(numbersOf)).toEqual([[second]])
      const all = await ask<Edit[]>(staff, 'getStaffHomeEdits')
      expect(all.filter((one) => one.id === id)).toHaveLength(1)
    })

    it('show nothing when they are empty, sold out, planned or over', async () => {
      const { sold, listed } = staff.marked
      for (const wish of [
        { itemNumbers: [] },
        { itemNumbers: [sold] },
        { itemNumbers: listed.slice(0, 2), startsAt: '2099-01-01T00:00:00.000Z' },
        { itemNumbers: listed.slice(0, 2), endsAt: '2020-01-02T00:00:00.000Z' },
      ]) {
        expect(await save(wish)).toMatchObject({ __typename: 'SaveHomeEditPayload' })
        expect(await seen()).toEqual([])
      }
    })

    it('are for the top of the home page instead of a row: the first three on sale without flaws', async () => {
      const hero = async () => numbersOf({ items: await ask(visitor, 'getHomeHero') })
      const { sold, listed } = staff.marked
      const usual = await hero()
      expect(usual).toHaveLength(3)
      const found = await ask<{ itemNumber: number; isFlawed: boolean }[]>(staff, 'getStaffItems', {
        search: '',
        state: 'listed',
      })
      const flawed = found.find(({ isFlawed }) => isFlawed)?.itemNumber
      const [first = 0, second = 0] = listed.filter((number) => !usual.includes(number))
      const itemNumbers = [flawed ?? sold, sold, second, first]
      expect(await save({ itemNumbers, isHero: true })).toMatchObject({ edit: { isHero: true } })
      // The place that is left is filled from the kinds.
      expect(await hero()).toEqual([second, first, usual[0]])
      expect(await seen()).toEqual([])
      // Of two of one moment, the one that was changed last counts.
      await save({ id: other, itemNumbers: [first], isHero: true })
      expect((await hero())[0]).toBe(first)
      await save({ itemNumbers, isHero: true })
      expect((await hero())[0]).toBe(second)
      await save({ id: other, itemNumbers: [], isHero: true, endsAt: '2020-01-02T00:00:00.000Z' })
      await save({ itemNumbers, isHero: true, endsAt: '2020-01-02T00:00:00.000Z' })
      expect(await hero()).toEqual(usual)
    })

    it('are refused by the field that is wrong, and for pieces that nobody knows', async () => {
      for (const [wish, field] of [
        [{ title: ' ' }, 'title'],
        [{ words: 'x'.repeat(161) }, 'words'],
        [{ endsAt: began }, 'endsAt'],
        [{ itemNumbers: [1] }, 'itemNumbers'],
      ] as const)
        expect(await save(wish)).toMatchObject({ __typename: 'HomeEditRefused', field })
      expect(await seen()).toEqual([])
    })

    it('are made by people at work alone', async () => {
      const code = async (operation: 'getStaffHomeEdits' | 'saveHomeEdit', variables = {}) =>
        (await visitor.run(operation, variables)).errors?.[0]?.extensions?.code
      expect(await code('getStaffHomeEdits')).toBe('UNAUTHENTICATED')
      await ask(visitor, 'logIn', { input: visitor.marked.person })
      expect(await code('getStaffHomeEdits')).toBe('FORBIDDEN')
    })
  })
}
