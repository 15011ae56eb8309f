// Seeds the mocks' people with notifications.
import type { MockContext } from '../context.ts'
import type { MockNotification } from '../db.ts'

const hourMs = 3_600_000

/** Returns the notifications that a person has at first: of pieces that are on sale in the mocks' shop. */
export function seededNotifications(ctx: MockContext): MockNotification[] {
  const [first, second, third] = ctx.db.items.filter((item) => item.state === 'listed')
  if (!first || !second || !third || !ctx.user) return []
  const plain = { amountCents: null, itemNumber: null, itemNumbers: [], readAt: null }
  const ago = (hours: number) => ctx.now.getTime() - hours * hourMs
  return [
    {
      ...plain,
      id: 'told-seed-match',
      kind: 'match',
      key: 'match:seed',
      title: '2 new for “Dresses for work”',
      body: 'In 6 and 8.',
      link: '/women/dresses',
      itemNumbers: [second.item_number, third.item_number],
      createdAt: ago(1),
    },
    {
      ...plain,
      id: 'told-seed-drop',
      kind: 'price_drop',
      key: 'price_drop:seed',
      title: `${first.title} costs less`,
      body: 'A piece you love is on sale for less.',
      link: `/product/${first.item_number}`,
      itemNumber: first.item_number,
      amountCents: first.price_cents,
      createdAt: ago(5),
    },
    {
      ...plain,
      id: 'told-seed-account',
      kind: 'account',
      key: 'account:seed',
      title: 'Your password was changed',
      body: 'Everybody who was logged in elsewhere has been logged out.',
      link: '/my/settings',
      createdAt: ago(30),
      readAt: ago(29),
    },
  ]
}
