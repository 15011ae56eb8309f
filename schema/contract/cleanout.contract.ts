import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import { bagOrderLimit } from '@hemline/rules/kits/bag-orders.ts'
import { kitIsOnItsWay, kitNeedsAddress, unknownKitCode } from '@hemline/rules/kits/kit-orders.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Kit = {
  id: string
  bagType: string
  status: string
  statusLabel: string
  labelCode: string
  bagNumber: string
  canCancel: boolean
  partner: { slug: string; name: string } | null
}
type Ordered = Outcome & { kit: Kit; minutes: number; field: string | null; outstandingKits: Outstanding }
type Outstanding = { totalCount: number; lastKitCreatedAt: string | null }
type Page<T> = { nodes: T[]; totalCount: number; hasNextPage: boolean }
type Offer = {
  variant: string
  services: { service: string; fee: number; windowDays: { from: number; to: number } }[]
  incentives: { name: string; words: string }[]
  charities: { id: number }[]
  processing: { from: number; to: number } | null
  refusal: string | null
  tryAgainInMinutes: number
  outstanding: Outstanding | null
}
type Bag = {
  bagNumber: string
  bagType: string
  status: string
  kit: Kit
  counts: { graded: number }
  events: { kind: string; label: string }[]
}

/** In a partner's shop, and nobody's yet: the same in the demonstration shop and in the mocks. */
const partnerCode = 'hb 730 000 900 3'
const home = {
  fullName: 'Imani Castellanos',
  line1: '88 Alder Way',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
  phone: '5035550166',
}

/** Registers the contract's tests of kits and bags as their sellers see them. */
export function cleanoutContract(make: MakeClient): void {
  describe('kits', () => {
    let browser: ContractClient
    beforeEach(async () => {
      browser = await make()
    })
    const logIn = () => ask<Outcome>(browser, 'logIn', { input: browser.marked.person })
    const wish = (more: object = {}) => ({
      requestKey: crypto.randomUUID(),
      bagType: 'label',
      service: 'standard',
      way: 'account',
      restChoice: 'reclaim',
      ...more,
    })
    const order = (more: object = {}) => ask<Ordered>(browser, 'orderBags', { input: wish(more) })
    const offer = () => ask<Offer>(browser, 'getCleanoutOffer')

    it('are offered with fees, windows and charities, to visitors too', async () => {
      const shown = await offer()
      expect(shown).toMatchObject({ refusal: null, tryAgainInMinutes: 0, outstanding: null })
      expect(shown.services.map((one) => [one.service, one.fee])).toEqual(Object.entries(bagFees))
      for (const { windowDays } of shown.services) expect(windowDays.from).toBeLessThan(windowDays.to)
      expect(shown.charities.map((one) => one.id).sort()).toEqual([41, 42])
      expect(shown.processing?.from).toBeGreaterThan(0)
    })

    it('are ordered once for one press of the button', async () => {
      await logIn()
      const input = wish()
      const first = await ask<Ordered>(browser, 'orderBags', { input })
      const again = await ask<Ordered>(browser, 'orderBags', { input })
      expect(first).toMatchObject({
        __typename: 'OrderBagsPayload',
        kit: { status: 'delivered', statusLabel: 'With you', canCancel: false },
      })
      expect(again.kit.id).toBe(first.kit.id)
      expect(again.outstandingKits.totalCount).toBe(1)
      expect((await browser.run('getUserHuman')).data?.user).toMatchObject({
        hasKitOrdered: true,
        hasKitReturned: false,
        requestedBagOrderCount: 1,
      })
      expect(await ask<Outstanding>(browser, 'getOutstandingKits')).toMatchObject({
        totalCount: 1,
        lastKitCreatedAt: expect.any(String),
      })
      expect(await ask(browser, 'getKit', { id: first.kit.id })).toMatchObject({
        bagNumber: first.kit.bagNumber,
      })
      expect(await ask(browser.newVisitor(), 'getKit', { id: first.kit.id })).toBeNull()
    })

    it('are two, and then there is a time to wait', async () => {
      await logIn()
      for (let i = 0; i < bagOrderLimit; i += 1) expect((await order()).__typename).toBe('OrderBagsPayload')
      const refused = await order()
      expect(refused).toMatchObject({
        __typename: 'BagOrderTooSoon',
        message: `You’ve just ordered a kit. Please try again in ${refused.minutes} minutes.`,
      })
      expect(await offer()).toMatchObject({
        tryAgainInMinutes: refused.minutes,
        refusal: refused.message,
        outstanding: { totalCount: bagOrderLimit },
      })
    })

    it('are labels with the name of the luxury retailer, when they are ordered on its page', async () => {
      await logIn()
      const { kit } = await ask<Ordered>(browser, 'orderBags', {
        input: wish({ way: 'partner', partner: 'maison-aurele' }),
      })
      expect(kit).toMatchObject({
        bagType: 'label',
        partner: { slug: 'maison-aurele', name: 'Maison Aurele' },
      })
      const { errors } = await browser.run('orderBags', {
        input: wish({ way: 'partner', partner: 'alderbrook' }) as never,
      })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
      expect(await ask(browser, 'getCleanoutPartner', { slug: 'maison-aurele' })).toMatchObject({
        name: 'Maison Aurele',
      })
    })

    it('that are empty bags go to an address of the seller, and are canceled before they leave', async () => {
      await logIn()
      expect(await order({ bagType: 'bag' })).toMatchObject({
        __typename: 'BagOrderRefused',
        message: kitNeedsAddress,
        field: 'addressId',
      })
      const { address } = await ask<{ address: { id: string } }>(browser, 'saveAddress', {
        input: { address: home },
      })
      const { kit } = await order({ bagType: 'bag', addressId: address.id })
      expect(kit).toMatchObject({
        status: 'ordered',
        canCancel: true,
        shipTo: { line1: home.line1, zip: home.zip },
        labelUrl: null,
      })
      const drawn = await ask<{ labelBarcode: string }>(browser, 'getKitBarcode', { id: kit.id })
      expect(drawn.labelBarcode).toMatch(/^<svg [^<]*viewBox=/)
      for (let i = 0; i < 2; i += 1)
        expect(await ask(browser, 'cancelKit', { id: kit.id })).toMatchObject({
          __typename: 'CancelKitPayload',
          kit: { status: 'canceled' },
        })
      const label = await order()
      expect(await ask(browser, 'cancelKit', { id: label.kit.id })).toEqual({
        __typename: 'KitNotCancelable',
        message: kitIsOnItsWay,
      })
    })

    it('of a donation earn for a charity, and codes of mailings give their incentive', async () => {
      await logIn()
      expect(await order({ service: 'donation' })).toMatchObject({ field: 'charityId' })
      expect(await order({ promoCode: 'NOSUCH' })).toMatchObject({ field: 'promoCode' })
      const { kit } = await order({ service: 'donation', charityId: 41, promoCode: 'spring40' })
      expect(kit).toMatchObject({
        fee: 0,
        charity: { id: 41, name: 'Open Door Fund' },
        incentives: [{ name: 'ncc_credit_40' }],
      })
    })

    it('of a visitor need an e-mail address, and belong to the account that logs in with this browser', async () => {
      expect(await order({ way: 'visitor_sell' })).toMatchObject({
        __typename: 'BagOrderRefused',
        field: 'email',
      })
      const { kit } = await order({ way: 'visitor_sell', email: 'passer@hemline.example' })
      expect(await ask<Outstanding>(browser, 'getOutstandingKits')).toMatchObject({
        totalCount: 0,
        lastKitCreatedAt: null,
      })
      expect(await ask<Page<Kit>>(browser, 'getKits')).toMatchObject({
        totalCount: 1,
        nodes: [{ id: kit.id }],
        hasNextPage: false,
      })
      await logIn()
      expect((await ask<Page<Kit>>(browser, 'getKits')).nodes.map((one) => one.id)).toContain(kit.id)
    })

    it('of a partner become somebody’s by their code', async () => {
      const activate = (code: string) =>
        ask<Ordered>(browser, 'activateKit', {
          input: { requestKey: crypto.randomUUID(), code, restChoice: 'donate' },
        })
      const { errors } = await browser.run('activateKit', {
        input: { requestKey: 'nobody-at-all', code: partnerCode, restChoice: 'donate' },
      })
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      await logIn()
      expect(await activate('HB 730 000 900 4')).toEqual({
        __typename: 'KitNotActivated',
        message: unknownKitCode,
      })
      for (let i = 0; i < 2; i += 1)
        expect(await activate(partnerCode)).toMatchObject({
          __typename: 'ActivateKitPayload',
          kit: { labelCode: 'HB7300009003', restChoice: 'donate' },
        })
      expect(await ask(browser, 'getCleanoutPartner', { slug: 'alderbrook' })).toMatchObject({
        name: 'Alderbrook',
      })
      expect(await ask(browser, 'getCleanoutPartner', { slug: 'nobody' })).toBeNull()
    })

    it('come back as bags with a number and a timeline', async () => {
      const { errors } = await browser.run('sellerBags')
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      await logIn()
      const { kit } = await order()
      const page = await ask<Page<Bag>>(browser, 'sellerBags', { bagType: 'label' })
      expect(page.nodes[0]).toMatchObject({
        bagNumber: kit.bagNumber,
        bagType: 'label',
        status: 'ordered',
        kit: { id: kit.id },
        counts: { graded: 0 },
      })
      expect(await ask<Page<Bag>>(browser, 'sellerBags', { bagType: 'bag' })).toMatchObject({ totalCount: 0 })
      const bag = await ask<Bag>(browser, 'sellerBag', { identifier: kit.bagNumber })
      expect(bag.events[0]).toMatchObject({ kind: 'kit.ordered', label: 'You ordered a kit' })
      expect(await ask(browser.newVisitor(), 'sellerBag', { identifier: kit.bagNumber })).toBeNull()
      expect(await ask(browser, 'sellerBag', { identifier: '1' })).toBeNull()
      const named = { bagNumber: kit.bagNumber, name: ' Spring  closet ' }
      expect(await ask(browser, 'nameBag', named)).toMatchObject({
        __typename: 'NameBagPayload',
        bag: { name: 'Spring closet' },
      })
      expect(await ask(browser, 'nameBag', { ...named, name: 'x'.repeat(41) })).toMatchObject({
        __typename: 'BagNotNamed',
      })
      const toSend = await ask<Page<Bag & { name: string | null }>>(browser, 'sellerBags', {
        group: 'to_send',
        sort: 'oldest',
      })
      expect(toSend.nodes.map((one) => one.name)).toContain('Spring closet')
      expect(await ask<Page<Bag>>(browser, 'sellerBags', { group: 'ended' })).toMatchObject({ totalCount: 0 })
      expect(await ask<Page<Bag>>(browser, 'sellerBags', { year: 2001 })).toMatchObject({ totalCount: 0 })
      const sums = await ask<{ brought: number; pending: number; cleared: number }>(
        browser,
        'getBagEarnings',
        { bagNumber: kit.bagNumber },
      )
      expect(sums.brought).toBe(sums.pending + sums.cleared)
      expect(await ask(browser, 'getBagEarnings', { bagNumber: '1' })).toBeNull()
    })
  })
}
