import { tooManyHoldsMessage } from '@hemline/rules/cart/hold.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  add,
  ask,
  type ContractClient,
  cartOf,
  type MakeClient,
  type MakeCrowded,
  type Outcome,
} from './client.ts'

type Queue = { length: number; myPlace: number | null; myTurnUntil: string | null }
type Joined = Outcome & { item: { queue: Queue; heldByMe: boolean }; limit: number }

/** Registers the contract's tests of the queue for a piece that somebody else holds, and its turns. */
export function queueContract(make: MakeClient, crowded: MakeCrowded): void {
  describe('queue', () => {
    let holder: ContractClient
    let next: ContractClient
    let itemNumber = 0
    beforeEach(async () => {
      holder = await make()
      next = holder.newVisitor()
      itemNumber = holder.marked.listed[0] ?? 0
      await add(holder, itemNumber)
    })
    const join = (client: ContractClient, piece = itemNumber) =>
      ask<Joined>(client, 'joinQueue', { input: { itemNumber: piece } })
    const leave = (client: ContractClient) => ask<Joined>(client, 'leaveQueue', { input: { itemNumber } })
    const letGo = (client: ContractClient) =>
      ask<Outcome>(client, 'removeFromCart', { input: { itemNumber } })
    const queueOf = async (client: ContractClient) =>
      (await ask<{ queue: Queue; heldByMe: boolean; heldUntil: string | null }>(client, 'getQueue', {
        itemNumber,
      })) ?? {}

    it('counts who waits, each at their place, and keeps the place of who asks again', async () => {
      expect(await join(next)).toMatchObject({
        __typename: 'JoinQueuePayload',
        item: { queue: { length: 1, myPlace: 1, myTurnUntil: null } },
      })
      expect((await join(holder.newVisitor())).item.queue).toMatchObject({ length: 2, myPlace: 2 })
      expect((await join(next)).item.queue).toMatchObject({ length: 2, myPlace: 1 })
      expect((await queueOf(holder)).queue).toMatchObject({ length: 2, myPlace: null })
    })

    it('gives the piece to the first in line when it is let go, and to nobody who comes between', async () => {
      await join(next)
      await letGo(holder)
      expect(await add(holder.newVisitor(), itemNumber)).toMatchObject({ __typename: 'ItemHeld' })
      expect(await add(holder, itemNumber)).toMatchObject({ __typename: 'ItemHeld' })
      const { queue, heldByMe, heldUntil } = await queueOf(next)
      expect([queue.myTurnUntil, heldByMe]).toEqual([heldUntil, true])
      expect((await cartOf(next))?.cartProducts).toEqual([])
      expect(await add(next, itemNumber)).toMatchObject({
        __typename: 'AddToCartPayload',
        expiresAt: queue.myTurnUntil,
      })
      expect((await queueOf(next)).queue.myTurnUntil).toBeNull()
    })

    it('lets who waits leave, and the next one move up; a turn that is given up is the next one’s', async () => {
      const third = holder.newVisitor()
      await join(next)
      await join(third)
      await letGo(holder)
      expect(await leave(next)).toMatchObject({
        __typename: 'LeaveQueuePayload',
        item: { heldByMe: false, queue: { myTurnUntil: null } },
      })
      expect((await queueOf(third)).queue.myTurnUntil).not.toBeNull()
      await leave(third)
      expect(await add(holder, itemNumber)).toMatchObject({ __typename: 'AddToCartPayload' })
    })

    it('has no place for a piece that is free, one’s own, sold or unknown', async () => {
      expect(await join(next, holder.marked.listed[1])).toMatchObject({ __typename: 'ItemFree' })
      expect(await join(holder)).toMatchObject({ __typename: 'ItemFree' })
      for (const piece of [holder.marked.sold, holder.marked.notListed, 999_999_999])
        expect(await join(next, piece)).toMatchObject({ __typename: 'ItemUnavailable' })
    })

    it('lets nobody wait for more pieces than the limit', async () => {
      let answer = await join(next)
      for (const piece of holder.marked.listed.slice(1, 20)) {
        await add(holder, piece)
        answer = await join(next, piece)
        if (answer.__typename !== 'JoinQueuePayload') break
      }
      expect(answer).toMatchObject({ __typename: 'TooManyPlaces', limit: 10 })
    })

    it('has no place for a network that holds and waits for as many pieces as it may', async () => {
      const { client, held } = await crowded()
      expect(await join(client, held)).toEqual({ __typename: 'TooManyHolds', message: tooManyHoldsMessage })
    })

    it('takes a visitor’s place along to the account', async () => {
      await join(next)
      await ask(next, 'logIn', { input: next.marked.person })
      expect((await queueOf(next)).queue.myPlace).toBe(1)
      await letGo(holder)
      expect((await queueOf(next)).queue.myTurnUntil).not.toBeNull()
    })
  })
}
