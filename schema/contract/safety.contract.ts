import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

/** Registers the contract's tests of blocks and reports between members. */
export function safetyContract(make: MakeClient, employee: { email: string; password: string }): void {
  describe('blocks and reports', () => {
    let owner: ContractClient
    let code = ''
    beforeEach(async () => {
      owner = await make()
      await ask(owner, 'logIn', { input: owner.marked.person })
      const input = { name: null, isOpen: true, showsPieces: false }
      const saved = await ask<{ storefront: { code: string } }>(owner, 'saveStorefront', { input })
      code = saved.storefront.code
    })
    const block = (by: ContractClient, person: object) =>
      ask<Outcome>(by, 'blockPerson', { person, on: true })
    const report = (by: ContractClient) =>
      ask<Outcome>(by, 'reportMember', {
        input: { kind: 'person', person: { code }, reason: 'other', words: '' },
      })

    it('need an account', async () => {
      const visitor = owner.newVisitor()
      expect(await ask(visitor, 'getBlockedPeople')).toEqual([])
      expect(await block(visitor, { code })).toMatchObject({ __typename: 'SignInRequired' })
      expect(await report(visitor)).toMatchObject({ __typename: 'SignInRequired' })
    })

    it('are read by employees, those that wait apart from those that were decided', async () => {
      const staff = owner.newVisitor()
      await ask(staff, 'logIn', { input: employee })
      const reports = await ask<{ open: object[]; decided: object[] }>(staff, 'getMemberReports')
      expect(reports.open).toBeInstanceOf(Array)
      expect(reports.decided.length).toBeLessThanOrEqual(20)
    })

    it('are not made of oneself', async () => {
      expect(await block(owner, { code })).toMatchObject({ __typename: 'BlockRefused' })
      expect(await report(owner)).toMatchObject({ __typename: 'DirectRefused' })
      expect(await ask(owner, 'getBlockedPeople')).toEqual([])
    })
  })
}
