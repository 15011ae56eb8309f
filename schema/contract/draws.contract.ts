import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Draw = { id: string; tickets: number; yours: number[]; hasFree: boolean; seed: string | null }
type Draws = { open: Draw | null; kind: string; context: string; ticketPoints: number; ticketsMost: number }

/** Registers the contract's tests of draws among members (specification §3 Rewards: sweepstakes). */
export function drawsContract(make: MakeClient): void {
  describe('draws', () => {
    let member: ContractClient
    beforeEach(async () => {
      member = await make()
      await ask(member, 'logIn', { input: member.marked.person })
    })
    const take = (input: { drawId: string; paid: boolean; key: string }) =>
      ask<Outcome & { draws: Draws }>(member, 'takeTicket', { input })

    it('are for members, and have tickets of their own kind and context', async () => {
      expect((await member.newVisitor().run('getDraws')).errors?.[0]?.extensions?.code).toBe(
        'UNAUTHENTICATED',
      )
      expect(await ask<Draws>(member, 'getDraws')).toMatchObject({
        kind: 'sweepstakes_2021_low_v2',
        context: 'sweepstakes',
        ticketPoints: 50,
        ticketsMost: 10,
      })
    })

    it('give one free ticket, and none in a month that is not theirs', async () => {
      const { open } = await ask<Draws>(member, 'getDraws')
      const before = open?.tickets ?? 0
      expect(open).toMatchObject({ yours: [], hasFree: false, seed: null })
      const drawId = open?.id ?? ''
      const wanted = { drawId, paid: false, key: 'one' }
      for (const key of ['one', 'one', 'two'])
        expect(await take({ ...wanted, key })).toMatchObject({
          __typename: 'DrawsPayload',
          draws: { open: { yours: [before + 1], hasFree: true, tickets: before + 1 } },
        })
      const { errors } = await member.run('takeTicket', { input: { ...wanted, drawId: '2020-01' } })
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    })
  })
}
