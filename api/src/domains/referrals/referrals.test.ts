// Friends who invite friends, from the link to the advocate's credit (decision 0185).
import { referralAdvocate, referralFriendPercent } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import {
  delivered,
  doorsOfShop,
  inspected,
  type ReturnShown,
  type Shop,
  scanned,
  sendBack,
} from '../returns/testing/returning.ts'
import { followReferrals, joinFriend, sendInvitationMail } from './referrals.ts'

const dayMs = 86_400_000

type Invitations = {
  code: string
  path: string
  sums: Record<string, number | string | null>
  sent: {
    id: string
    name: string
    status: string
    reason: string | null
    dueAt: string | null
    canRemind: boolean
    canSendAgain: boolean
  }[]
}

describe.skipIf(!testServer)('an invitation', () => {
  let app: TestApp
  let shop: Shop
  let advocate: TestClient
  let pieces: number[] = []
  let people = 0
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const own = await ownPieces(app)
    const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
      where item_number = any(${own}::bigint[]) and price_cents >= 6000 and not final_sale
        and promotion is null and not ('jewelry' = any(category_tags))
      order by item_number`.execute(app.db)
    pieces = rows.map((row) => row.item_number)
  })
  beforeEach(async () => {
    clock.setAhead(0)
    advocate = (await join()).client
  })
  afterAll(() => app.close())

  const take = (count: number) => pieces.splice(0, count)
  const doors = () => doorsOfShop(shop)
  const emailOf = () => `friend${people}@friends.example`

  /** Signs somebody up who came with a code or none, and does what the worker would do then. */
  async function join(code?: string, email?: string, client = app.newVisitor()) {
    people += 1
    if (code) await client.run('trackVisitor', { input: { referralCode: code } })
    const input = {
      email: email ?? emailOf(),
      password: 'linen-apron-4711',
      firstName: 'Priya',
      lastName: 'Raman',
      acceptTerms: true,
    }
    const made = resultOf<{ __typename: string }>(await client.run('signUp', { input }), 'signUp')
    expect(made.__typename).toBe('AuthPayload')
    const account = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', input.email)
      .executeTakeFirstOrThrow()
    await joinFriend(doors(), account.id)
    // A worker that dies after the commit runs the job once more.
    await joinFriend(doors(), account.id)
    return { client, id: account.id }
  }
  const invitations = async (client = advocate) =>
    resultOf<Invitations>(await client.run('getInvitations'), 'invitations')
  const round = () => followReferrals(doors())
  const onlyOne = async () => {
    const { sent } = await invitations()
    expect(sent).toHaveLength(1)
    return sent[0]
  }

  it('keeps what a link said of itself with the visitor and the order, and employees read it', async () => {
    const { code } = await invitations()
    const visitor = app.newVisitor()
    const say = (referralCode: string, referralContext: string | null) =>
      visitor.run('trackVisitor', { input: { referralCode, referralContext } })
    const invitationOf = async (client: TestClient) =>
      resultOf<{ referralInvitation: object }>(await client.run('getUserHuman', {}), 'user')
        .referralInvitation
    await say(code, 'goody')
    // Days later, without the link: the first click counts.
    expect(await invitationOf(visitor)).toMatchObject({ code, isGoodyReferral: true, isReferral: false })
    await visitor.run('trackVisitor', { input: { utmCampaign: 'autumn' } })
    expect(await invitationOf(visitor)).toMatchObject({ isGoodyReferral: true })
    // A later link of the same friend says what it is.
    await say(code, 'pdp_share')
    expect(await invitationOf(visitor)).toMatchObject({ isGoodyReferral: false, isReferral: true })
    const { client: friend } = await join(undefined, undefined, visitor)
    const [itemNumber = 0] = take(1)
    const { orderId } = await delivered(shop, friend, [itemNumber])
    const staff = await app.loggedIn('employee')
    const { data } = await staff.run('getStaffOrder', { id: orderId })
    expect(data?.staffOrder).toMatchObject({
      cameBy: `By the link of ${code}, on a piece that was shared.`,
    })
    const stranger = (await join()).client
    const other = await delivered(shop, stranger, take(1))
    const { data: plain } = await staff.run('getStaffOrder', { id: other.orderId })
    expect(plain?.staffOrder).toMatchObject({ cameBy: null })
  })

  it('pays the advocate once, when the friend has kept the first order', async () => {
    const { code } = await invitations()
    expect(code).toMatch(/^priya-[a-z\d]{4}$/)
    const { client: friend } = await join(code)
    expect(await onlyOne()).toMatchObject({ name: 'Priya Raman', status: 'Account Created' })
    const seen = resultOf<{ referralInvitation: object }>(await friend.run('getUserHuman', {}), 'user')
    expect(seen.referralInvitation).toMatchObject({
      code,
      isReferral: true,
      isGoodyReferral: false,
      referralCampaign: {
        advocateRewardAmount: referralAdvocate,
        friendRewardAmount: referralFriendPercent,
      },
      from: 'Priya R.',
      isGiftOpen: true,
      giftEndsAt: expect.any(String),
    })
    expect((await friend.run('getAccountNeeds')).data?.accountNeeds).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'friend_gift', title: 'Priya R. gave you 45% off your first order' }),
      ]),
    )
    expect((await advocate.run('getReferralCode')).data).toMatchObject({ referralCode: code })
    const boxed = await friend.run('getUserHuman', { referralContext: 'goody' })
    expect(resultOf<{ referralInvitation: object }>(boxed, 'user').referralInvitation).toMatchObject({
      isReferral: false,
      isGoodyReferral: true,
    })

    const [itemNumber = 0] = take(1)
    const { orderId } = await delivered(shop, friend, [itemNumber])
    const order = await app.db
      .selectFrom('purchase_order')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(order.promo_code).toBe('FRIEND45')
    expect(order.shipping_cents).toBe(0)
    expect(Math.abs(order.discount_cents - order.subtotal_cents * 0.45)).toBeLessThan(1)
    await round()
    await round()
    expect(await onlyOne()).toMatchObject({
      status: 'Completed Purchase',
      dueAt: expect.any(String),
    })
    expect((await invitations()).sums).toMatchObject({ earned: 0, onItsWay: 4000, invited: 1, bought: 1 })

    clock.forward(14 * dayMs)
    await Promise.all([round(), round(), round()])
    expect(await onlyOne()).toMatchObject({ status: 'Rewarded' })
    expect((await invitations()).sums).toMatchObject({
      earned: 4000,
      available: 4000,
      spent: 0,
      onItsWay: 0,
      expires: 'Never Expires',
    })
    const credit = resultOf<{ creditDrops: { balance: number; expiresAt: unknown }[] }>(
      await advocate.run('getUserHuman', {}),
      'user',
    )
    expect(credit.creditDrops).toMatchObject([{ balance: 4000, expiresAt: null }])
    // The books' own word is read by nobody, and the credit is one row of the history.
    const named = resultOf<{ reason: string }[]>(await advocate.run('getMyCredits'), 'myCredits')
    expect(named.map((one) => one.reason)).toEqual(['A friend you invited kept their order'])
    const history = resultOf<{ nodes: { title: string }[] }>(
      await advocate.run('getActivity', { first: 20, kinds: ['reward', 'earnings'] }),
      'activity',
    )
    expect(history.nodes.map((one) => one.title)).not.toContain('You got credit')
    expect(history.nodes.filter((one) => one.title === '$40 for you')).toHaveLength(1)
    const news = resultOf<{ nodes: { title: string }[] }>(
      await advocate.run('getNotifications', { first: 10 }),
      'notifications',
    )
    expect(news.nodes.map(({ title }) => title)).toEqual(['$40 for you', 'Priya bought something'])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('counts a friend who signs up days after the link, by visits without it', async () => {
    const { code } = await invitations()
    const visitor = app.newVisitor()
    await visitor.run('trackVisitor', { input: { referralCode: code } })
    clock.forward(5 * dayMs)
    const later = { referralCode: null, referrer: 'https://search.example/', utmCampaign: null }
    await visitor.run('trackVisitor', { input: later })
    expect(
      resultOf<{ referralInvitation: object }>(await visitor.run('getUserHuman', {}), 'user'),
    ).toMatchObject({ referralInvitation: { code, isGiftOpen: true } })
    await join(undefined, undefined, visitor)
    expect(await onlyOne()).toMatchObject({ name: 'Priya Raman', status: 'Account Created' })
    expect(resultOf<object>(await visitor.run('getUserHuman', {}), 'user')).toMatchObject({
      heardFromSource: 'friend',
      referralInvitation: { code, isGiftOpen: true },
    })
  })

  it('is of the friend whose link was opened last', async () => {
    const { code } = await invitations()
    const other = (await join()).client
    const visitor = app.newVisitor()
    for (const one of [(await invitations(other)).code, code])
      await visitor.run('trackVisitor', { input: { referralCode: one } })
    await join(undefined, undefined, visitor)
    expect(await onlyOne()).toMatchObject({ status: 'Account Created' })
    expect((await invitations(other)).sent).toEqual([])
  })

  it('pays nothing for an order that comes back, and waits while it travels', async () => {
    const { code } = await invitations()
    const { client: friend } = await join(code)
    const [itemNumber = 0] = take(1)
    const { lineIds } = await delivered(shop, friend, [itemNumber])
    await round()
    await round()
    const [lineId = ''] = lineIds
    const { return: made } = await sendBack(friend, [{ lineId, reason: 'too_small' }], 'full_refund')
    clock.forward(15 * dayMs)
    await round()
    expect(await onlyOne()).toMatchObject({ status: 'Completed Purchase' })
    await scanned(shop, made as ReturnShown)
    await inspected(shop, made as ReturnShown, [{ lineId, outcome: 'accepted' }])
    await app.db
      .updateTable('order_return')
      .set({ status: 'completed' })
      .where('id', '=', made?.id ?? '')
      .execute()
    await round()
    expect(await onlyOne()).toMatchObject({ status: 'Inelegible', reason: 'sent_back' })
    expect((await invitations()).sums).toMatchObject({ earned: 0, onItsWay: 0 })
  })

  it('is not for the same browser, mailbox or household, nor for who bought before', async () => {
    const { code } = await invitations()
    const own = app.newVisitor()
    await own.run('trackVisitor', { input: { referralCode: code } })
    const mine = await app.db
      .selectFrom('referral_code as c')
      .innerJoin('user_account as u', 'u.id', 'c.user_id')
      .select('u.email')
      .where('c.code', '=', code)
      .executeTakeFirstOrThrow()
    const [local = '', host = ''] = mine.email.split('@')
    await join(code, `${local}+2@${host}`)
    expect(await onlyOne()).toMatchObject({
      status: 'Inelegible',
      reason: 'self',
    })

    const guest = app.newVisitor()
    const email = 'known@friends.example'
    await fillCart(guest, take(1), email)
    expect((await pay(guest, await paymentOf(guest))).__typename).toBe('OrderPlaced')
    await join(code, email)
    const known = (await invitations()).sent.find(({ name }) => name === 'Priya Raman')
    expect(known).toMatchObject({ status: 'Inelegible', reason: 'known' })

    const other = (await join()).client
    const { code: theirs } = await invitations(other)
    await delivered(shop, other, take(1))
    clock.setAhead(0)
    const { client: neighbor } = await join(theirs)
    await delivered(shop, neighbor, take(1))
    await round()
    expect((await invitations(other)).sent).toMatchObject([{ status: 'Inelegible', reason: 'household' }])
  })

  it('is not for an account made on another device in which the advocate had logged in', async () => {
    const { code } = await invitations()
    const { email } = await app.db
      .selectFrom('referral_code as c')
      .innerJoin('user_account as u', 'u.id', 'c.user_id')
      .select('u.email')
      .where('c.code', '=', code)
      .executeTakeFirstOrThrow()
    const laptop = app.newVisitor()
    await laptop.run('getUserHuman')
    await laptop.run('logIn', { input: { email, password: 'linen-apron-4711' } })
    await laptop.run('logOut')
    const { client: second } = await join(code, undefined, laptop)
    expect(await onlyOne()).toMatchObject({ status: 'Inelegible', reason: 'self' })
    const { referralInvitation } = resultOf<{ referralInvitation: { isGiftOpen: boolean } | null }>(
      await second.run('getUserHuman'),
      'user',
    )
    expect(referralInvitation?.isGiftOpen ?? false).toBe(false)
    // A friend at whose laptop the advocate logs in later stays a friend.
    const friends = (await join(code)).client
    await friends.run('logOut')
    await friends.run('logIn', { input: { email, password: 'linen-apron-4711' } })
    await round()
    expect((await invitations()).sent[0]).toMatchObject({ status: 'Account Created', reason: null })
  })

  it('goes out as one letter and one reminder, ends, and can be sent anew', async () => {
    const send = async (email: string) =>
      resultOf<{ __typename: string; message?: string }>(
        await advocate.run('sendInvitation', { email }),
        'sendInvitation',
      )
    const resend = async (id: string) =>
      resultOf<{ __typename: string }>(await advocate.run('resendInvitation', { id }), 'resendInvitation')
    expect(await send('maya@exmaple')).toMatchObject({ message: expect.stringMatching(/stops early/) })
    expect(await send('maya+1@example.com')).toMatchObject({ message: expect.stringMatching(/without the/) })
    expect((await send(' Maya@Example.com ')).__typename).toBe('SendInvitationPayload')
    expect(await send('maya@example.com')).toMatchObject({ message: 'You invited this friend already.' })
    const letters: { to: string; subject: string; text: string }[] = []
    const mail = { send: async (letter: never) => void letters.push(letter) }
    const { id = '', name } = (await onlyOne()) ?? {}
    expect(name).toBe('maya@example.com')
    await sendInvitationMail({ ...doors(), mail: mail as never }, { referralId: id, reminder: false }, 'one')
    const { code } = await invitations()
    expect(letters).toMatchObject([{ to: 'maya@example.com', subject: 'Priya R. gives you 45% off' }])
    expect(letters[0]?.text).toContain(`http://shop.example/i/${code}`)

    expect((await resend(id)).__typename).toBe('InvitationRefused')
    clock.forward(3 * dayMs)
    expect(await onlyOne()).toMatchObject({ canRemind: true })
    expect((await resend(id)).__typename).toBe('SendInvitationPayload')
    expect((await resend(id)).__typename).toBe('InvitationRefused')
    clock.forward(30 * dayMs)
    await round()
    expect(await onlyOne()).toMatchObject({ status: 'Expired', canSendAgain: true })
    expect((await resend(id)).__typename).toBe('SendInvitationPayload')
    expect(await onlyOne()).toMatchObject({ status: 'Invitation Sent' })
    await join(undefined, 'maya@example.com')
    expect(await onlyOne()).toMatchObject({ name: 'Priya Raman', status: 'Account Created' })
    clock.forward(31 * dayMs)
    await round()
    expect(await onlyOne()).toMatchObject({ status: 'Expired', canSendAgain: false })
  })

  it('ends for whoever wants no more letters, also those of other friends, and goes to no customer', async () => {
    const letters: { to: string; text: string; headers?: Record<string, string> }[] = []
    const mail = { send: async (letter: never) => void letters.push(letter) }
    const invite = async (by: TestClient, email: string) => {
      const answer = resultOf<{ __typename: string; invitations: Invitations }>(
        await by.run('sendInvitation', { email }),
        'sendInvitation',
      )
      expect(answer.__typename).toBe('SendInvitationPayload')
      const referralId = answer.invitations.sent[0]?.id ?? ''
      await sendInvitationMail({ ...doors(), mail: mail as never }, { referralId, reminder: false }, email)
    }
    await invite(advocate, 'quiet@example.com')
    const [link = ''] = /http:\/\/shop\.example\/unsubscribe\?token=\S+/.exec(letters[0]?.text ?? '') ?? []
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(link).not.toContain('quiet')
    expect(letters[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const state = async (given = token) =>
      (await app.newVisitor().run('getUnsubscribeLink', { token: given })).data?.unsubscribeLink
    expect(await state()).toEqual(
      expect.objectContaining({ state: 'active', names: ['Invitations from friends'] }),
    )
    expect(await state(token.replace('invitation.', 'invitation.A'))).toMatchObject({ state: 'forged' })
    const pressed = await app.server.inject({ method: 'POST', url: `/api/v1.0/unsubscribe?token=${token}` })
    expect(pressed.statusCode).toBe(200)
    expect(await state()).toMatchObject({ state: 'stopped' })
    const other = (await join()).client
    await invite(other, 'Quiet@example.com')
    await join(undefined, 'member@example.com')
    await invite(other, 'member@example.com')
    expect(letters.map(({ to }) => to)).toEqual(['quiet@example.com'])
  })

  it('limits letters to twenty a day, and shows others nothing', async () => {
    const sent = []
    for (let n = 0; n < 21; n += 1) {
      const email = `limit${n}@example.com`
      sent.push(
        resultOf<{ __typename: string }>(await advocate.run('sendInvitation', { email }), 'sendInvitation')
          .__typename,
      )
    }
    expect(sent.filter((one) => one === 'SendInvitationPayload')).toHaveLength(20)
    expect(sent.at(-1)).toBe('InvitationRefused')
    const { sent: own, code } = await invitations()
    const stranger = (await join()).client
    const { errors } = await stranger.run('resendInvitation', { id: own[0]?.id ?? '' })
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    const visitor = app.newVisitor()
    expect(resultOf(await visitor.run('getInvitations'), 'invitations')).toBeNull()
    const gift = async (client: TestClient, given: string) =>
      resultOf<object | null>(await client.run('getReferralGift', { code: given }), 'referralGift')
    expect(await gift(visitor, code.toUpperCase())).toMatchObject({
      from: 'Priya R.',
      isMine: false,
      isOpen: true,
    })
    expect(await gift(advocate, code)).toMatchObject({ isMine: true, isOpen: false })
    const robot = await visitor.run('getUserBot', { referralContext: 'goody' })
    expect(resultOf<{ referralInvitation: unknown }>(robot, 'user').referralInvitation).toBeNull()
    expect(await gift(visitor, 'nobody-0000')).toBeNull()
    expect(await gift(visitor, `${'x'.repeat(5000)}'; --`)).toBeNull()
  })
})
