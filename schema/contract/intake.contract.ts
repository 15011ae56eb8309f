import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

const unknown = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'
type Answered = { __typename: string; message?: string; reason?: string }

/**
 * Registers the contract's tests of work at the grading table: who may not see it, and what an employee is
 * told of a wrong code.
 */
export function intakeContract(make: MakeClient, staff: { email: string; password: string }): void {
  describe('intake', () => {
    let client: ContractClient
    beforeEach(async () => {
      client = await make()
    })

    const work = [
      ['getIntakeQueue', {}],
      ['getIntakeBag', { code: 'HB0000000000' }],
      ['getIntakeChoices', {}],
      ['getIntakeBrands', { text: 'the' }],
      ['getIntakeLikely', { categoryId: 102 }],
      ['getIntakeSuggestion', { categoryId: 102, condition: 'good' }],
      ['receiveBag', { input: { code: 'HB0000000000' } }],
      ['claimBag', { bagId: unknown }],
      ['releaseBag', { bagId: unknown }],
      [
        'gradePiece',
        {
          input: { gradeKey: unknown, bagId: unknown, pieceNumber: 1, decision: 'accepted', categoryId: 102 },
        },
      ],
      ['undoPiece', { itemNumber: 1 }],
      ['finishBag', { bagId: unknown }],
      ['reviewPiece', { input: { itemNumber: 1, accept: true } }],
      ['listPieces', { itemNumbers: [1] }],
    ] as const
    it('keeps visitors and shoppers away from the work of others', async () => {
      const codeOf = async ([operation, variables]: (typeof work)[number]) => {
        const { errors } = await client.run(operation, variables)
        return errors?.[0]?.extensions?.code
      }
      for (const one of work) expect([one[0], await codeOf(one)]).toEqual([one[0], 'UNAUTHENTICATED'])
      await ask(client, 'logIn', { input: client.marked.person })
      for (const one of work) expect([one[0], await codeOf(one)]).toEqual([one[0], 'FORBIDDEN'])
    })

    it('tells somebody at work a slip from a code that no bag has', async () => {
      await ask(client, 'logIn', { input: staff })
      const scan = (code: string) => ask<Answered>(client, 'getIntakeBag', { code })
      expect(await scan('HB0000000001')).toMatchObject({ __typename: 'WrongBagCode', reason: 'check_digit' })
      expect(await scan('HB0000000000')).toMatchObject({ __typename: 'WrongBagCode', reason: 'unknown' })
    })

    it('knows no bag and no piece that is not there', async () => {
      await ask(client, 'logIn', { input: staff })
      for (const [operation, variables] of work.slice(7, 13))
        expect([operation, (await client.run(operation, variables)).errors?.[0]?.extensions?.code]).toEqual([
          operation,
          'NOT_FOUND',
        ])
    })

    it('lists nothing that is not ready', async () => {
      await ask(client, 'logIn', { input: staff })
      const answer = await ask<{ listed: number[]; refused: { itemNumber: number; message: string }[] }>(
        client,
        'listPieces',
        { itemNumbers: [1] },
      )
      expect(answer).toMatchObject({
        listed: [],
        refused: [{ itemNumber: 1, message: 'It is not ready to be listed.' }],
      })
    })

    it('begins with what a piece of a kind is likeliest to be, by choices that the kind has', async () => {
      await ask(client, 'logIn', { input: staff })
      type Named = { id: number; cuts: string[]; patterns: string[] }
      const { categories } = await ask<{ categories: Named[] }>(client, 'getIntakeChoices', {})
      const kind = categories.find(({ id, cuts }) => id === 102 && cuts.length > 0)
      type Likely = { cut: string; pattern: string; cloths: string[][]; colors: string[] }
      const likely = await ask<Likely>(client, 'getIntakeLikely', { categoryId: 102, brandId: null })
      expect(kind?.cuts).toContain(likely.cut)
      expect(kind?.patterns).toContain(likely.pattern)
      expect(likely.cloths[0]?.length).toBeGreaterThan(0)
      expect(likely.colors).toContain('black')
      expect(await ask(client, 'getIntakeLikely', { categoryId: 1 })).toBeNull()
    })

    it('finds brands by how a word of theirs begins, and none for nothing', async () => {
      await ask(client, 'logIn', { input: staff })
      const found = await ask<{ name: string }[]>(client, 'getIntakeBrands', { text: 'th' })
      expect(found.length).toBeGreaterThan(0)
      expect(
        found.every(({ name }) => name.split(/[\s-]+/).some((word) => word.toLowerCase().startsWith('th'))),
      ).toBe(true)
      expect(await ask(client, 'getIntakeBrands', { text: ' ' })).toEqual([])
    })
  })
}
