import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Need = { id: string; kind: string; title: string; words: string; action: string; path: string }

/** Registers the contract's tests of the account's home: what waits for its member, and for nobody else. */
export function accountContract(make: MakeClient): void {
  describe('what waits for a member', () => {
    let visitor: ContractClient
    beforeEach(async () => {
      visitor = await make()
    })

    it('is refused to visitors', async () => {
      const { errors } = await visitor.run('getAccountNeeds')
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    })

    it('is said in a title, a sentence and a button that leads on', async () => {
      const { email, password } = visitor.marked.person
      await ask<Outcome>(visitor, 'logIn', { input: { email, password } })
      const needs = await ask<Need[]>(visitor, 'getAccountNeeds')
      expect(needs.length).toBeLessThanOrEqual(6)
      expect(new Set(needs.map(({ id }) => id)).size).toBe(needs.length)
      for (const { title, words, action, path } of needs) {
        expect([title, words, action].filter((text) => text.trim() === '')).toEqual([])
        expect(path).toMatch(/^\//)
      }
    })
  })
}
