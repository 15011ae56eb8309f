import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Refused = { __typename: string; message: string; field: string }
type TermsRefused = { __typename: string; message: string; problems: { field: string }[] }
type Partner = {
  slug: string
  keys: { id: string; isLive: boolean }[]
  terms: { holdDays: number; ladder: { from: number; basisPoints: number }[] } | null
  events: { words: string; by: string | null }[]
}
type Kept = { __typename: string; partner: Partner }

/**
 * Registers the contract's tests of partners at the desk. `admin` may make keys and set terms, `employee`
 * may only read.
 */
export function partnersContract(
  make: MakeClient,
  { admin, employee }: Record<'admin' | 'employee', { email: string; password: string }>,
): void {
  describe('partners', () => {
    let desk: ContractClient
    beforeEach(async () => {
      desk = await make()
      await ask(desk, 'logIn', { input: admin })
    })
    const slug = 'fennel-row'
    const terms = {
      slug,
      accountEmail: 'priya@hemline.example',
      city: 'Portland',
      state: 'OR',
      ladder: [
        { from: 0, basisPoints: 4000 },
        { from: 5000, basisPoints: 6250 },
      ],
      holdDays: 14,
    }
    const set = (input: object) =>
      ask<TermsRefused & Kept>(desk, 'setPartnerTerms', { input: { ...terms, ...input } })

    it('have terms that never pay more than the sale', async () => {
      const greedy = await set({ ladder: [{ from: 0, basisPoints: 10_001 }] })
      expect(greedy).toMatchObject({
        __typename: 'PartnerTermsRefused',
        problems: [
          { field: 'ladder', message: 'This ladder would pay more than the sale. The most is 100%.' },
        ],
      })
      const wrong = await set({
        ladder: [],
        accountEmail: 'nobody',
        state: 'Oregon',
        holdDays: 121,
        city: ' ',
      })
      expect(wrong.problems.map(({ field }) => field)).toEqual([
        'accountEmail',
        'city',
        'state',
        'ladder',
        'holdDays',
      ])
      const strangers = await set({ accountEmail: 'nobody@nowhere.example' })
      expect(strangers.problems).toMatchObject([
        { field: 'accountEmail', message: 'There is no account with this address.' },
      ])
      const { partner } = await set({})
      expect(partner.terms).toMatchObject({ holdDays: 14, ladder: terms.ladder })
      expect(partner.events[0]).toMatchObject({ words: 'Set the terms', by: expect.any(String) })
    })

    it('have two live keys at most, whose secrets are shown once', async () => {
      type Made = Refused & Kept & { keyId: string; secret: string }
      const first = await ask<Made>(desk, 'makePartnerKey', { slug })
      expect(first.secret).toMatch(/^sk_/)
      const second = await ask<Made>(desk, 'makePartnerKey', { slug, replaces: first.keyId })
      expect(second.keyId).not.toBe(first.keyId)
      expect(await ask<Made>(desk, 'makePartnerKey', { slug })).toMatchObject({
        __typename: 'PartnerRefused',
      })
      const ended = await ask<Kept>(desk, 'endPartnerKey', { slug, id: second.keyId })
      expect(ended.partner.keys.find(({ id }) => id === second.keyId)).toMatchObject({ isLive: false })
      expect(await ask<Refused>(desk, 'endPartnerKey', { slug, id: second.keyId })).toMatchObject({
        message: 'This key has ended already.',
      })
      const seen = await ask<Partner>(desk, 'getStaffPartner', { slug })
      expect(JSON.stringify(seen)).not.toContain(first.secret)
    })

    it('are listed for employees, who change nothing of keys and terms', async () => {
      const look = await make()
      await ask(look, 'logIn', { input: employee })
      const all = await ask<Partner[]>(look, 'getStaffPartners')
      expect(all.map((one) => one.slug)).toEqual(expect.arrayContaining(['alderbrook', 'second-evening']))
      const made = await look.run('makePartnerKey', { slug })
      expect(made.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
      const visitor = await look.newVisitor().run('getStaffPartners', {})
      expect(visitor.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    })

    it('have pages that employees write, and that shoppers read at once', async () => {
      const look = await make()
      await ask(look, 'logIn', { input: employee })
      type Page = { version: number; bannerText: string; changes: { words: string }[] }
      type Answer = { __typename: string; page: Page; problems: { field: string }[] }
      const page = await ask<Page>(look, 'getSupplierPage', { slug })
      const texts = {
        slug,
        version: page.version,
        name: '',
        logoText: 'Fennel',
        bannerText: 'Linen for warm weeks',
        description: 'Send a piece back, and the next one costs less.',
        moneyDoes: '',
        pictureAlt: '',
      }
      const lacking = await ask<Answer>(look, 'setSupplierPage', { input: { ...texts, bannerText: ' ' } })
      expect(lacking.problems.map(({ field }) => field)).toEqual(['bannerText', 'pictureAlt'])
      const input = { ...texts, pictureAlt: 'A field of flax' }
      const { page: after } = await ask<Answer>(look, 'setSupplierPage', { input })
      expect(after).toMatchObject({ version: page.version + 1, bannerText: 'Linen for warm weeks' })
      expect(after.changes[0]?.words).toMatch(/^Changed the page: /)
      expect(await ask(look.newVisitor(), 'getSupplier', { reference: slug })).toMatchObject({
        bannerText: 'Linen for warm weeks',
        bannerAlt: 'A field of flax',
      })
      expect(await ask<Answer>(look, 'setSupplierPage', { input })).toMatchObject({
        __typename: 'SupplierPageRefused',
        problems: [],
      })
    })

    it('send parcels that no employee reads by right of the desk', async () => {
      const none = { nodes: [], totalCount: 0 }
      expect(await ask(desk, 'getPartnerParcels', { partnerId: '1', page: 1 })).toMatchObject(none)
      const parcelId = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'
      const label = await desk.run('makePartnerLabel', { parcelId })
      expect(label.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    })
    it('and feeds that nobody knows are not there', async () => {
      const id = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'
      const nothing = await desk.run('getPartnerFeed', { id, problems: true, after: 0 })
      expect(nothing.data?.partnerFeed).toBeNull()
      expect((await desk.run('getStaffPartner', { slug: 'nowhere' })).data?.staffPartner).toBeNull()
      const decided = await ask<Refused>(desk, 'decidePartnerFeed', { input: { id, take: true } })
      expect(decided).toMatchObject({ __typename: 'PartnerRefused', message: 'There is no such feed.' })
    })
  })
}
