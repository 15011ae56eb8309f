import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, viewerOf } from './client.ts'

type Alerts = {
  alerts: {
    __typename: string
    id: string
    header: string
    body: string
    action: { label: string; link: string } | null
    imageUrl: string | null
  }[]
  totalCount: number
}
/** A treatment that an alert of each shop asks for. */
const treatments = ['welcome_words:b']

/** Registers the contract's tests of alerts: who gets which, and that a dismissed one stays away. */
export function alertsContract(make: MakeClient): void {
  describe('alerts', () => {
    let visitor: ContractClient
    beforeEach(async () => {
      visitor = await make()
    })
    const alertsFor = (client: ContractClient, input: Record<string, unknown> = {}) =>
      ask<Alerts>(client, 'getUserAlerts', { input })

    it('are those for the viewer, until they are dismissed on any device', async () => {
      const other = visitor.newVisitor()
      await viewerOf(visitor)
      await viewerOf(other)
      expect(await alertsFor(visitor)).toMatchObject({ alerts: [], totalCount: 0 })
      const { alerts, totalCount } = await alertsFor(visitor, { treatments, limit: 5 })
      expect([alerts.length, totalCount]).toEqual([1, 1])
      expect(alerts[0]).toMatchObject({
        __typename: 'NoticeAlert',
        header: 'Every piece here is one of a kind',
        action: { label: 'How it works', link: '/concept' },
        imageUrl: null,
      })
      expect(await alertsFor(visitor, { treatments, platform: 'ios' })).toMatchObject({ totalCount: 0 })
      const settings = [{ name: `modals.alert:${alerts[0]?.id}`, value: '"2026-11-25T12:00:00.000Z"' }]
      await ask(visitor, 'applyClientConfiguration', { input: { clientType: 'web', settings } })
      expect(await alertsFor(visitor, { treatments })).toMatchObject({ alerts: [], totalCount: 0 })
      expect(await alertsFor(other, { treatments })).toMatchObject({ totalCount: 1 })
    })

    it('are refused for input that no client of ours sends', async () => {
      const inputs = [
        { limit: 0 },
        { limit: 11 },
        { platform: 'watch' },
        { version: 'newest' },
        { treatments: Array.from({ length: 51 }, () => 'x:a') },
      ]
      for (const input of inputs) {
        const { errors } = await visitor.run('getUserAlerts', { input })
        expect([input, errors?.[0]?.extensions?.code]).toEqual([input, 'BAD_INPUT'])
      }
    })
  })
}
