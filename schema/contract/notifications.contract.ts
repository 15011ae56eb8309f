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

/** The bell: what somebody was told, read and unread. `tell` tells the marked person something. */
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

    it('are nobody’s who has not logged in', async () => {
      const visitor = member.newVisitor()
      expect(await unread(visitor)).toBe(0)
      expect((await ask<Page>(visitor, 'getNotifications')).nodes).toEqual([])
      const { errors } = await visitor.run('markNotificationsRead')
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    })
  })
}
