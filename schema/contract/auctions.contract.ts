import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Auction = {
  status: string
  price: number
  leastBid: number
  bidCount: number
  standing: string
  myMaximum: number | null
  bids: { bidder: string; mine: boolean; price: number }[]
}
type Shown = { state: string; price: number; auctionBidCount: number; auction: Auction | null }
type Answer = Outcome & { least?: number; item: Shown }

const keyOf = (n: number) => `0193aa10-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Registers the contract's tests of auctions as members and employees see them. `employee` may begin one. */
export function auctionsContract(make: MakeClient, employee: { email: string; password: string }): void {
  describe('auctions', () => {
    let staff: ContractClient
    let member: ContractClient
    let itemNumber = 0
    let keys = 0
    const codeOf = async (answer: ReturnType<ContractClient['run']>) =>
      (await answer).errors?.[0]?.extensions?.code
    const newKey = () => {
      keys += 1
      return keyOf(keys)
    }
    const bid = (client: ContractClient, max: number, requestKey = newKey()) =>
      ask<Answer>(client, 'placeBid', { input: { itemNumber, max, requestKey } })
    const start = (input: object = {}) =>
      ask<Answer>(staff, 'startAuction', {
        input: { itemNumber, start: 4000, reserve: null, days: 5, ...input },
      })
    const see = (client: ContractClient) => ask<Shown>(client, 'getAuction', { itemNumber })

    beforeEach(async () => {
      staff = await make()
      member = staff.newVisitor()
      await ask(staff, 'logIn', { input: employee })
      await ask(member, 'logIn', { input: member.marked.person })
      // The first of the pieces that are ours to auction.
      for (const one of staff.marked.listed) {
        itemNumber = one
        if ((await start()).__typename === 'AuctionPayload') return
      }
      throw new Error('no piece could be put on auction')
    })

    it('are for members to bid on, and for nobody at work', async () => {
      const input = { itemNumber, max: 5000, requestKey: keyOf(0) }
      expect(await codeOf(staff.newVisitor().run('placeBid', { input }))).toBe('UNAUTHENTICATED')
      expect(await bid(staff, 5000)).toMatchObject({ __typename: 'BidRefused' })
      expect(await codeOf(member.run('withdrawAuction', { itemNumber }))).toBe('FORBIDDEN')
      expect((await see(member)).auction).toMatchObject({ bidCount: 0, standing: 'none', leastBid: 4000 })
    })

    it('take a maximum, keep it secret, and rise only as far as others make them', async () => {
      expect(await bid(member, 3900)).toMatchObject({ __typename: 'BidTooLow', least: 4000 })
      expect(await bid(member, 9000)).toMatchObject({
        __typename: 'PlaceBidPayload',
        item: { price: 4000, auctionBidCount: 1, auction: { standing: 'leading', myMaximum: 9000 } },
      })
      expect(await bid(member, 9500)).toMatchObject({
        item: { price: 4000, auctionBidCount: 1, auction: { myMaximum: 9500 } },
      })
      expect((await see(staff.newVisitor())).auction).toMatchObject({
        price: 4000,
        myMaximum: null,
        leastBid: 4200,
        bids: [{ bidder: 'Bidder 1', mine: false, price: 4000 }],
      })
    })

    it('take the same press once', async () => {
      await bid(member, 9000, keyOf(77))
      await bid(member, 9000, keyOf(77))
      expect((await see(member)).auction).toMatchObject({ bidCount: 1, myMaximum: 9000 })
    })

    it('begin and end by an employee’s hand, but not with bids', async () => {
      const withdraw = () => ask<Answer>(staff, 'withdrawAuction', { itemNumber })
      expect((await start()).__typename).toBe('AuctionPayload')
      await bid(member, 9000)
      expect(await withdraw()).toMatchObject({ __typename: 'AuctionRefused' })
    })

    it('that nobody bid on can be withdrawn; then there is nothing to bid on', async () => {
      expect(await ask<Answer>(staff, 'withdrawAuction', { itemNumber })).toMatchObject({
        __typename: 'AuctionPayload',
        item: { state: 'listed', auctionBidCount: 0 },
      })
      expect(await bid(member, 9000)).toMatchObject({ __typename: 'AuctionOver' })
      expect(await start({ days: 2 })).toMatchObject({ __typename: 'AuctionRefused' })
    })
  })
}
