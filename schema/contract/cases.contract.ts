import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Item = { lineId: string; refusal: string | null; shippingId: string | null }
type Sum = { amount: number }
type Offer = { offer: string; total: number; sums: Sum[]; to: Sum[] }
type Offers = Outcome & { offers: Offer[]; why: string | null; field?: string | null }
type Shown = {
  code: string
  status: string
  total: number
  returnId: string | null
  messages: { isOurs: boolean; text: string }[]
}
type Answer = Outcome & { case: Shown }
type StaffAnswer = Outcome & { staffCase: { case: Shown; takenBy: string | null; offers: Offer[] } }
type Person = { email: string; password: string }

const newKey = () => `case-${crypto.randomUUID()}`

/**
 * Registers the contract's tests of the resolution hub for a shopper with a delivered order, and for an
 * employee.
 */
export function casesContract(make: MakeClient, shopper: Person, employee: Person): void {
  describe('the resolution hub', () => {
    let client: ContractClient
    let staff: ContractClient
    beforeEach(async () => {
      client = await make()
      staff = client.newVisitor()
      await client.run('logIn', { input: shopper })
      await staff.run('logIn', { input: employee })
    })

    const offersFor = (input: object) => ask<Offers>(client, 'getResolutionOffers', { input })
    const select = (input: object) =>
      ask<Answer>(client, 'selectResolution', {
        input: { words: 'A hole above the cuff.', key: newKey(), ...input },
      })
    const piece = async (): Promise<{ orderId: string; lineIds: string[] }> => {
      const { pieces } = await ask<{ pieces: { orderId: string; lineId: string; refusal: string | null }[] }>(
        client,
        'orderReturnsSetup',
      )
      const found = pieces.find((one) => one.refusal === null)
      if (!found) throw new Error('no piece arrived')
      return { orderId: found.orderId, lineIds: [found.lineId] }
    }

    it('knows the pieces and parcels of an order, and nobody else’s', async () => {
      const { orderId, lineIds } = await piece()
      const items = await ask<Item[]>(client, 'resolutionItems', { orderId })
      expect(items.find((one) => one.lineId === lineIds[0])).toMatchObject({ refusal: null })
      const parcels = await ask<{ id: string }[]>(client, 'resolutionShippings', { orderId })
      expect(parcels.map((one) => one.id)).toContain(items[0]?.shippingId)
      const stranger = client.newVisitor()
      expect(await ask(stranger, 'resolutionItems', { orderId })).toEqual([])
      expect(await ask(stranger, 'resolutionShippings', { orderId })).toEqual([])
    })

    it('shows each way with its exact money, and a person last', async () => {
      const { offers, why } = await offersFor({ ...(await piece()), kind: 'not_as_described' })
      expect(why).toBeNull()
      expect(offers.map((one) => one.offer)).toEqual(['send_back', 'keep_part', 'person'])
      for (const { total, sums, to } of offers) {
        expect(sums.reduce((sum, row) => sum + row.amount, 0)).toBe(total)
        expect(to.reduce((sum, row) => sum + row.amount, 0)).toBe(total)
      }
      expect(await offersFor({ lineIds: [], kind: 'payout' })).toMatchObject({
        offers: [{ offer: 'person', total: 0 }],
      })
      expect(await offersFor({ ...(await piece()), lineIds: [], kind: 'damaged' })).toMatchObject({
        __typename: 'CaseRefused',
        field: 'lines',
      })
    })

    it('asks what differs of a piece that is not as described, and keeps it', async () => {
      const wish = { ...(await piece()), kind: 'not_as_described', offer: 'person', total: 0, words: '' }
      expect(await select(wish)).toMatchObject({ __typename: 'CaseRefused', field: 'differences' })
      const lineId = wish.lineIds[0] ?? ''
      const told = (difference: object) => ({ ...wish, differences: [{ lineId, difference }] })
      expect(await select(told({ kind: 'flaw', flaw: 'hole' }))).toMatchObject({
        field: 'differences',
        message: 'Choose where the flaw is.',
      })
      const { case: made } = await select(told({ kind: 'flaw', flaw: 'hole', place: 'hem' }))
      expect(made).toMatchObject({
        subject: 'A hole or tear, at the hem.',
        differences: [{ difference: { kind: 'flaw', flaw: 'hole', place: 'hem', seen: null } }],
      })
    })

    it('gives what was shown, once, and no second time for the same piece', async () => {
      const wish = { ...(await piece()), kind: 'damaged' }
      const { offers } = await offersFor(wish)
      const total = offers.find((one) => one.offer === 'keep_part')?.total ?? -1
      const key = newKey()
      expect(await select({ ...wish, offer: 'keep_part', total: total - 1 })).toMatchObject({
        field: 'offer',
      })
      expect(await select({ ...wish, offer: 'keep_part', total, words: '…' })).toMatchObject({
        field: 'words',
      })
      const made = await select({ ...wish, offer: 'keep_part', total, key })
      expect(made.case).toMatchObject({ status: 'settled', total })
      expect((await select({ ...wish, offer: 'keep_part', total, key })).case.code).toBe(made.case.code)
      expect(await offersFor(wish)).toMatchObject({ message: 'This piece was paid back already.' })
      const page = await ask<{ nodes: { code: string }[] }>(client, 'getCases', { page: 1 })
      expect(page.nodes.map((one) => one.code)).toContain(made.case.code)
      const stranger = client.newVisitor()
      expect((await stranger.run('getCase', { code: made.case.code })).data?.case).toBeNull()
    })

    it('refuses photos that are nobody’s, and more than five', async () => {
      const wish = { ...(await piece()), kind: 'damaged', offer: 'person', total: 0 }
      const unknown = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'
      expect(await select({ ...wish, photoIds: [unknown] })).toMatchObject({
        __typename: 'CaseRefused',
        field: 'photos',
      })
      expect(await select({ ...wish, photoIds: Array.from({ length: 60 }, () => unknown) })).toMatchObject({
        message: 'At most 5 photos, please.',
      })
      const { code } = (await select(wish)).case
      const word = { code, text: '', photoIds: [unknown], key: newKey() }
      expect(await ask<Answer>(client, 'writeToCase', { input: word })).toMatchObject({ field: 'photos' })
    })

    it('sends a piece back with a free label', async () => {
      const wish = { ...(await piece()), kind: 'damaged' }
      const { offers } = await offersFor(wish)
      const total = offers.find((one) => one.offer === 'send_back')?.total ?? -1
      const made = await select({ ...wish, offer: 'send_back', total })
      expect(made.case).toMatchObject({ status: 'settled', total })
      expect(await ask(client, 'getReturn', { id: made.case.returnId })).toMatchObject({ total })
    })

    it('keeps the piece of an open case from a return of its own', async () => {
      const wish = { ...(await piece()), kind: 'damaged' }
      const { code } = (await select({ ...wish, offer: 'person', total: 0 })).case
      const lines = [{ lineId: wish.lineIds[0], reason: 'too_small' }]
      expect(await ask(client, 'getReturnQuote', { lines })).toMatchObject({
        __typename: 'ReturnRefused',
        message: `We look at this piece in case ${code}. Ask for a label there.`,
      })
    })

    it('is closed by who opened it, once, and opens again by a word', async () => {
      const wish = { ...(await piece()), kind: 'damaged' }
      const { code } = (await select({ ...wish, offer: 'person', total: 0 })).case
      expect(await ask<Answer>(client.newVisitor(), 'withdrawCase', { code })).toMatchObject({
        __typename: 'CaseRefused',
      })
      for (const _ of [1, 2])
        expect((await ask<Answer>(client, 'withdrawCase', { code })).case).toMatchObject({
          status: 'closed',
          headline: 'You closed this case',
          withdrawTerms: null,
        })
      const waiting = await ask<{ nodes: { code: string }[] }>(staff, 'getStaffCases', {
        status: 'waiting_for_us',
        page: 1,
      })
      expect(waiting.nodes.map((one) => one.code)).not.toContain(code)
      const word = { code, text: 'It is not.', key: newKey() }
      expect((await ask<Answer>(client, 'writeToCase', { input: word })).case).toMatchObject({
        status: 'waiting_for_us',
        headline: 'A person is looking',
      })
    })

    it('lets a person answer, and opens a case again by a word', async () => {
      const wish = { ...(await piece()), kind: 'damaged' }
      const { code } = (await select({ ...wish, offer: 'person', total: 0 })).case
      expect(
        (await ask<StaffAnswer>(staff, 'takeCase', { code, take: true })).staffCase.takenBy,
      ).not.toBeNull()
      const reply = { code, text: 'We are sorry.', isNote: false, key: newKey() }
      expect((await ask<StaffAnswer>(staff, 'answerCase', { input: reply })).staffCase.case.status).toBe(
        'answered',
      )
      expect(await ask<Shown>(client, 'getCase', { code })).toMatchObject({
        messages: [{ isOurs: false }, { isOurs: true, text: 'We are sorry.' }],
      })
      const word = { code, text: 'Thank you.', key: newKey() }
      for (const _ of [1, 2]) {
        const { messages, status } = (await ask<Answer>(client, 'writeToCase', { input: word })).case
        expect([messages.length, status]).toEqual([3, 'waiting_for_us'])
      }
      const { offers } = await ask<StaffAnswer['staffCase']>(staff, 'getStaffCase', { code })
      const total = offers.find((one) => one.offer === 'keep_part')?.total ?? -1
      const decide = (sum: number) =>
        ask<StaffAnswer>(staff, 'decideCase', { input: { code, offer: 'keep_part', total: sum } })
      expect(await decide(total - 1)).toMatchObject({ __typename: 'StaffRefusal' })
      const strange = { code, offer: 'replacement', total: 0, itemNumber: 1 }
      expect(await ask<StaffAnswer>(staff, 'decideCase', { input: strange })).toMatchObject({
        __typename: 'StaffRefusal',
        message: expect.stringMatching(/^Somebody was quicker/),
      })
      for (const _ of [1, 2])
        expect((await decide(total)).staffCase.case).toMatchObject({ status: 'settled', total })
      // Nothing waits for a second person here: the sum was below the limit of one employee.
      const second = { code, approves: true, total: total - 1 }
      expect(await ask<StaffAnswer>(staff, 'approveCase', { input: second })).toMatchObject({
        __typename: 'StaffRefusal',
      })
      expect((await ask<StaffAnswer>(staff, 'closeCase', { code })).staffCase.case.status).toBe('closed')
      const list = await ask<{ nodes: { code: string }[] }>(staff, 'getStaffCases', {
        status: 'closed',
        page: 1,
      })
      expect(list.nodes.map((one) => one.code)).toContain(code)
      expect((await client.run('getStaffCases', { page: 1 })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    })
  })
}
