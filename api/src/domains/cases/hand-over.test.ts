// Who has a case, as the desk sees and changes it, and what was given of its order before.
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../../testing/app.ts'
import { testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { delivered, newMember } from '../returns/testing/returning.ts'
import { type CopyingShop, choose, copyingShop } from './testing/replacing.ts'

type Staffed = {
  takenBy: string | null
  givenBefore: number
  hints: string[]
  colleagues: { id: string; name: string }[]
  offers: { offer: string; total: number }[]
  proposal: object | null
  history: { kind: string; actor: string | null; reason: string }[]
}
type Answer = { __typename: string; message?: string; staffCase: Staffed }

describe.skipIf(!testServer)('a case at the desk', () => {
  let shop: CopyingShop
  let member: TestClient
  beforeAll(async () => {
    shop = await copyingShop()
    member = await newMember(shop.app)
  })
  afterAll(() => shop.app.close())

  const begun = async () => {
    const { orderId, lineIds } = await delivered(shop, member, [shop.take()])
    const made = await choose(member, { orderId, lineIds, kind: 'damaged', offer: 'person', total: 0 })
    shop.staff = await shop.app.loggedIn('employee')
    await shop.staff.run('confirmPassword', { password: seedPassword })
    return { orderId, lineIds, code: made.case.code }
  }
  const staffed = async (code: string) =>
    resultOf<Staffed>(await shop.staff.run('getStaffCase', { code }), 'staffCase')
  const take = async (input: { code: string; take: boolean; to?: string }) =>
    resultOf<Answer>(await shop.staff.run('takeCase', input), 'takeCase')
  const listed = async (code: string) => {
    const { nodes } = resultOf<{ nodes: { code: string; takenBy: string | null }[] }>(
      await shop.staff.run('getStaffCases', { page: 1 }),
      'staffCases',
    )
    return nodes.find((one) => one.code === code)?.takenBy
  }

  it('is taken, handed to a colleague and put back, and its history and the list say by whom', async () => {
    const { code } = await begun()
    const me = (await take({ code, take: true })).staffCase.takenBy
    expect(await listed(code)).toBe(me)
    const admin = personByKey('admin')
    const colleague = (await staffed(code)).colleagues.find((one) => one.id === admin.id)
    expect(colleague).toBeDefined()
    const given = await take({ code, take: true, to: admin.id })
    expect(given.staffCase.takenBy).not.toBe(me)
    expect(given.staffCase.history.at(-1)).toMatchObject({
      kind: 'handed the case over',
      reason: colleague?.name,
    })
    expect((await take({ code, take: false })).staffCase).toMatchObject({ takenBy: null })
    expect((await staffed(code)).history.at(-1)).toMatchObject({ kind: 'put the case back for everybody' })
    expect(await listed(code)).toBeNull()
    const shopper = personByKey('shopper').id
    expect(await take({ code, take: true, to: shopper })).toMatchObject({
      message: 'Choose somebody who works on cases.',
    })
  })

  it('says what was given of its order before, with which a second person is needed', async () => {
    const { orderId, code } = await begun()
    expect((await staffed(code)).givenBefore).toBe(0)
    const refund = { orderId, amount: 500, reason: 'The parcel was wet' }
    const paid = resultOf<Answer>(
      await shop.staff.run('staffRefundOrder', { input: refund }),
      'staffRefundOrder',
    )
    expect(paid.__typename).toBe('StaffOrderPayload')
    const seen = await staffed(code)
    expect(seen.givenBefore).toBe(500)
  })

  it('of a shopper with many cases says so to who answers, and is begun like any other', async () => {
    // Cases of the same e-mail address count, too.
    const others = async (code: string) => {
      const { hints } = await staffed(code)
      return Number(/^(\d+) other cases in the last year, \$/m.exec(hints.join('\n'))?.[1] ?? 0)
    }
    member = await newMember(shop.app)
    const first = await begun()
    const before = await others(first.code)
    for (let n = 0; n < 4; n += 1)
      await choose(member, { lineIds: [], kind: 'payout', offer: 'person', total: 0 })
    const last = await begun()
    expect(await others(last.code)).toBe(before + 5)
  })
})
