import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Person = { email: string; password: string }
type Listing = {
  id: string
  status: string
  itemNumber: number | null
  title: string
  price: number | null
  takesOffers: boolean
  heldUntil: string | null
  floor: number | null
  missing: { field: string; message: string }[]
  payout: { price: number; fee: number; earnings: number } | null
}
type Shop = { openedAt: string | null; code: string | null; listings: Listing[] }
type Refused = Outcome & { faults: { field: string; message: string }[] }
type Offer = {
  id: string
  status: string
  canAnswer: boolean
  payUntil: string | null
  turns: { amount: number; isMine: boolean }[]
  items: { itemNumber: number; asking: number; agreed: number | null }[]
}
type OfferAnswer = Outcome & { offer: Offer }
type Room = { refusal: string | null; asking: number; lowest: number; highest: number; suggestions: number[] }

const shopOf = async (client: ContractClient): Promise<Shop> =>
  (await client.run('getDirectShop')).data?.directShop as Shop

/** An offer so far (cents) below the asked price is above the floor of the pieces that are offered for. */
const margin = 300

const address = {
  fullName: 'June Alder',
  line1: '12 Fern Street',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  phone: '303 555 0117',
}

/**
 * Registers the contract's tests of selling from one person to another: the closet, its listings, and
 * offers. `seller` has pieces on sale.
 */
export function directSellContract(make: MakeClient, seller: Person): void {
  describe('selling from one person to another', () => {
    let client: ContractClient
    beforeEach(async () => {
      client = await make()
    })
    const loggedIn = async (who: Person): Promise<ContractClient> => {
      const browser = client.newVisitor()
      await ask(browser, 'logIn', { input: who })
      return browser
    }
    const member = () => loggedIn(client.marked.person)

    it('has no closet for visitors, who are asked to log in', async () => {
      expect((await client.run('getDirectShop')).data?.directShop).toBeNull()
      const input = { acceptTerms: true, address }
      expect(await ask<Outcome>(client, 'openDirectShop', { input })).toMatchObject({
        __typename: 'SignInRequired',
      })
      expect(
        await ask<Outcome>(client, 'saveDirectDraft', { input: { id: randomUUID(), photoIds: [] } }),
      ).toMatchObject({
        __typename: 'SignInRequired',
      })
      expect(await ask(client, 'getResaleEstimates', { itemNumbers: [client.marked.sold] })).toEqual([])
    })

    it('opens a closet once the terms are accepted and the address is whole', async () => {
      const who = await member()
      const open = (input: object) => ask<Refused & { shop: Shop }>(who, 'openDirectShop', { input })
      const unsigned = await open({ acceptTerms: false, address })
      expect(unsigned).toMatchObject({ __typename: 'DirectRefused', faults: [{ field: 'acceptTerms' }] })
      const nowhere = await open({ acceptTerms: true, address: { ...address, zip: '1' } })
      expect(nowhere.faults.map(({ field }) => field)).toContain('zip')
      expect((await shopOf(who)).openedAt).toBeNull()
      const { shop } = await open({ acceptTerms: true, address })
      expect(shop).toMatchObject({ openedAt: expect.any(String), code: expect.any(String) })
    })

    it('keeps an unfinished draft, names what it lacks, and shows it to nobody else', async () => {
      const who = await member()
      const id = randomUUID()
      const input = {
        id,
        photoIds: [],
        brandName: 'Madewell',
        price: 4000,
        condition: 'good',
        colors: ['blue'],
      }
      const saved = await ask<{ listing: Listing }>(who, 'saveDirectDraft', { input })
      expect(saved.listing).toMatchObject({ id, status: 'draft', itemNumber: null, price: 4000 })
      // Decision 0199: the shop keeps 12 % of a direct sale.
      expect(saved.listing.payout).toMatchObject({ price: 4000, fee: 480, earnings: 3520 })
      expect(saved.listing.missing.map(({ field }) => field)).toEqual(['photos', 'category'])
      expect((await ask<Listing>(who, 'getDirectListing', { id })).id).toBe(id)
      expect(await ask(await loggedIn(seller), 'getDirectListing', { id })).toBeNull()
      const submitted = await ask<Refused>(who, 'submitDirectListing', { id })
      expect(submitted).toMatchObject({ __typename: 'DirectRefused' })
      expect(submitted.faults.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['photos', 'category']),
      )
    })

    describe('offers', () => {
      let owner: ContractClient
      let buyer: ContractClient
      let piece: Listing
      beforeEach(async () => {
        owner = await loggedIn(seller)
        buyer = await member()
        const { listings } = await shopOf(owner)
        const free = listings.find(
          (one) =>
            one.status === 'listed' &&
            one.takesOffers &&
            one.heldUntil === null &&
            (one.floor ?? 0) < (one.price ?? 0) - margin &&
            (one.price ?? 0) > 2000,
        )
        if (!free) throw new Error('the seller has no piece that takes offers')
        piece = free
      })
      const roomOf = (who: ContractClient) =>
        ask<Room>(who, 'getOfferRoom', { itemNumbers: [piece.itemNumber] })
      const offer = (amount: number, key: string = randomUUID()) =>
        ask<OfferAnswer>(buyer, 'makeOffer', {
          input: { itemNumbers: [piece.itemNumber], amount, words: '', key },
        })
      const answer = (who: ContractClient, id: string, act: string, amount?: number) =>
        ask<OfferAnswer>(who, 'answerOffer', { input: { id, act, amount, words: '', key: randomUUID() } })

      it('have room below the asked price, and none for the seller', async () => {
        const room = await roomOf(buyer)
        expect(room).toMatchObject({ refusal: null, asking: piece.price })
        expect(room.highest).toBe((piece.price ?? 0) - 1)
        for (const amount of room.suggestions) {
          expect(amount).toBeGreaterThanOrEqual(room.lowest)
          expect(amount).toBeLessThanOrEqual(room.highest)
        }
        expect((await roomOf(owner)).refusal).toBe('This is your own piece.')
      })

      it('are one for a button pressed twice, and refused above and below the room', async () => {
        const { lowest, highest } = await roomOf(buyer)
        expect(await offer(lowest - 1)).toMatchObject({ __typename: 'OfferRefused', field: 'amount' })
        expect(await offer(highest + 1)).toMatchObject({ __typename: 'OfferRefused', field: 'amount' })
        const key = randomUUID()
        const first = await offer(highest, key)
        expect(first.offer).toMatchObject({ status: 'open', canAnswer: false })
        expect((await offer(highest, key)).offer.id).toBe(first.offer.id)
      })

      it('are countered, accepted at the amount that was read, and held for the buyer', async () => {
        const low = (piece.price ?? 0) - margin
        const made = await offer(low)
        const agreed = low + 100
        expect((await answer(owner, made.offer.id, 'counter', agreed)).offer.turns).toHaveLength(2)
        // Nobody takes an amount that the other side has changed meanwhile.
        expect(await answer(buyer, made.offer.id, 'accept', low)).toMatchObject({
          __typename: 'OfferRefused',
        })
        const { offer: taken } = await answer(buyer, made.offer.id, 'accept', agreed)
        expect(taken).toMatchObject({ status: 'accepted', payUntil: expect.any(String) })
        expect(taken.items).toMatchObject([{ itemNumber: piece.itemNumber, agreed }])
        const stranger = client.newVisitor()
        const held = await ask<Outcome>(stranger, 'addToCart', { input: { itemNumber: piece.itemNumber } })
        expect(['ItemHeld', 'ItemWithheld']).toContain(held.__typename)
      })

      it('are of their two sides alone, and end when one of them says so', async () => {
        const made = await offer((piece.price ?? 0) - margin)
        expect(await ask(client.newVisitor(), 'getOffer', { id: made.offer.id })).toBeNull()
        expect((await answer(owner, made.offer.id, 'decline')).offer.status).toBe('declined')
        expect(await answer(buyer, made.offer.id, 'withdraw')).toMatchObject({ __typename: 'OfferRefused' })
      })
    })
  })
}
