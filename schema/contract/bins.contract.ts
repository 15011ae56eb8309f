import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Contents = { bin: string; words: string; count: number; pieces: { itemNumber: number; bin: string }[] }
type Put = Outcome & { movedFrom?: string | null; contents?: Contents }

/** Registers the contract's tests of bins: where pieces lie. `employee` is an employee. */
export function binsContract(make: MakeClient, employee: { email: string; password: string }): void {
  describe('bins', () => {
    let client: ContractClient
    beforeEach(async () => {
      client = await make()
    })
    const put = (bin: string, itemNumber: number | undefined) =>
      ask<Put>(client, 'putIntoBin', { input: { itemNumber, bin, warehouseId: 12 } })
    /** Puts a listed piece of our own into bin B-01-1: pieces of other sellers lie in no house of ours. */
    async function ofOurs(): Promise<number> {
      for (const one of client.marked.listed) {
        const { movedFrom } = await put('B-01-1', one)
        if (movedFrom === null) return one
      }
      throw new Error('no listed piece of our own is outside of the bins')
    }

    it('hold a piece in one place, and say where it lay before', async () => {
      await ask(client, 'logIn', { input: employee })
      const piece = await ofOurs()
      const first = await put('c-14-3', piece)
      expect(first).toMatchObject({ movedFrom: 'B-01-1', contents: { bin: 'C-14-3' } })
      expect(first.contents?.pieces[0]).toMatchObject({ itemNumber: piece, bin: 'C-14-3' })
      expect(await put('A-02-1', piece)).toMatchObject({ movedFrom: 'C-14-3', contents: { bin: 'A-02-1' } })
      const left = await ask<Contents>(client, 'getBinContents', { warehouseId: 12, bin: 'C-14-3' })
      expect(left.pieces.map(({ itemNumber }) => itemNumber)).not.toContain(piece)
      expect(left.words).toBe('Aisle C, bay 14, third shelf from the floor')
    })

    it('refuse what is no bin and no piece', async () => {
      await ask(client, 'logIn', { input: employee })
      const refused = { __typename: 'StaffRefusal', message: expect.any(String) }
      expect(await put('nowhere', client.marked.listed[0])).toEqual(refused)
      expect(await put('C-14-3', 1)).toEqual(refused)
      expect(await ask(client, 'getBinContents', { warehouseId: 12, bin: 'nowhere' })).toBeNull()
    })

    it('are closed to people who do not work here', async () => {
      await ask(client, 'logIn', { input: client.marked.person })
      const { errors } = await client.run('getBinContents', { warehouseId: 12, bin: 'C-14-3' })
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    })
  })
}
