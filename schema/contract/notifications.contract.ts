import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Told = {
  id: string
  kind: string
  title: string
  link: string
  readAt: string | null
  createdAt: string
}
type Page = { nodes: Told[]; next: string | null }

/**
 * Registers the contract's tests of the bell: a person's notifications, read and unread. `tell` sends the
 * marked person one.
 */
export function notificationsContract(
  make: MakeClient,
  tell: (client: ContractClient, key: string) => Promise<void>,
): void {
  describe('notifications', () => {
    let member: ContractClient
    beforeEach(async () => {
      member = (await make()).newVisitor()
      await ask(member, 'logIn', { input: member.marked.person })
      await ask(member, 'markNotificationsRead')
    })
    const unread = (who = member) => ask<number>(who, 'getUnreadNotifications')
    const bell = (variables: Record<string, unknown> = {}) => ask<Page>(member, 'getNotifications', variables)

    it('are counted until they are read, one by one or all', async () => {
      for (const key of ['one', 'two', 'three']) await tell(member, key)
      expect(await unread()).toBe(3)
      const [newest] = (await bell({ first: 1 })).nodes
      expect(newest).toMatchObject({ kind: 'account', link: '/my/settings', readAt: null })
      expect(await ask(member, 'markNotificationsRead', { ids: [newest?.id] })).toMatchObject({
        unreadNotifications: 2,
      })
      await ask(member, 'markNotificationsRead')
      expect(await unread()).toBe(0)
    })

    it('are told once for a key', async () => {
      await tell(member, 'once')
      await tell(member, 'once')
      expect(await unread()).toBe(1)
    })

    it('come in pages, the newest first', async () => {
      for (const key of ['one', 'two', 'three']) await tell(member, key)
      const first = await bell({ first: 2 })
      const second = await bell({ first: 2, after: first.next })
      const ids = [...first.nodes, ...second.nodes].map((one) => one.id)
      expect([first.nodes.length, new Set(ids).size]).toEqual([2, ids.length])
      const { errors } = await member.run('getNotifications', { first: 51 })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })

    type Row = { kind: string; channels: { channel: string; state: string; lockedBecause: string | null }[] }
    type Page2 = { rows: Row[]; quietFrom: number; pausedUntil: string | null; phone: unknown }
    const stateOf = ({ rows }: Page2, kind: string, channel: string) =>
      rows.find((one) => one.kind === kind)?.channels.find((one) => one.channel === channel)?.state

    it('leave the shop by the channels that somebody chose, but for the locked ones', async () => {
      const before = await ask<Page2>(member, 'getSubscriptions')
      expect([stateOf(before, 'match', 'bell'), stateOf(before, 'match', 'email')]).toEqual([
        'active',
        'not_active',
      ])
      const change = (kind: string, channel: string, on: boolean) =>
        member.run('changeSubscription', { input: { kind, channel, on } })
      await change('match', 'email', true)
      expect(stateOf(await ask<Page2>(member, 'getSubscriptions'), 'match', 'email')).toBe('active')
      await change('match', 'email', false)
      expect(stateOf(await ask<Page2>(member, 'getSubscriptions'), 'match', 'email')).toBe('canceled')
      const { errors } = await change('order', 'email', false)
      expect(errors?.[0]).toMatchObject({
        message: 'Receipts and refunds always come by email, and so does what a saved search bought.',
        extensions: { code: 'BAD_INPUT' },
      })
    })

    it('are quiet in the hours of the time zone that a browser says', async () => {
      expect(await ask(member, 'keepTimeZone', { timeZone: 'Europe/Berlin' })).toMatchObject({
        timeZone: 'Europe/Berlin',
      })
      await ask(member, 'pauseNotifications', { on: false })
      const kept = await ask<Page2>(member, 'getSubscriptions')
      expect(kept).toMatchObject({ timeZone: 'Europe/Berlin', timeZoneKnown: true, quietFrom: 21 * 60 })
      const { errors } = await member.run('keepTimeZone', { timeZone: 'Nowhere/At all' })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })

    it('rest for a week, or stop but for orders', async () => {
      expect((await ask<Page2>(member, 'pauseNotifications', { on: true })).pausedUntil).not.toBeNull()
      expect((await ask<Page2>(member, 'pauseNotifications', { on: false })).pausedUntil).toBeNull()
      const stopped = await ask<Page2>(member, 'stopNotifications')
      expect([stateOf(stopped, 'turn', 'email'), stateOf(stopped, 'order', 'email')]).toEqual([
        'canceled',
        'active',
      ])
    })

    it('come as texts only to a phone that somebody asked for', async () => {
      expect(await ask(member, 'askForTexts', { phone: '12' })).toMatchObject({ __typename: 'TextsRefused' })
      expect(await ask(member, 'askForTexts', { phone: '(510) 555-0142' })).toMatchObject({
        phone: { shown: '(•••) •••-0142', confirmed: false },
      })
      expect(await ask(member, 'confirmTexts', { code: '12' })).toMatchObject({ __typename: 'TextsRefused' })
      expect((await ask<Page2>(member, 'endTexts')).phone).toBeNull()
    })

    it('end by a link of a mail, and not by one that the shop did not make', async () => {
      const visitor = member.newVisitor()
      expect(await ask(visitor, 'getUnsubscribeLink', { token: 'forged.token' })).toEqual({
        __typename: 'UnsubscribeLink',
        state: 'forged',
        names: [],
        why: null,
      })
      expect(await ask(visitor, 'unsubscribe', { token: 'forged.token' })).toMatchObject({ state: 'forged' })
    })

    it('are nobody’s who has not logged in', async () => {
      const visitor = member.newVisitor()
      expect(await unread(visitor)).toBe(0)
      expect((await ask<Page>(visitor, 'getNotifications')).nodes).toEqual([])
      const { errors } = await visitor.run('markNotificationsRead')
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    })
  })
}
