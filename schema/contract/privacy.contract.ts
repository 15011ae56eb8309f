import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Shown = {
  doNotSell: boolean
  email: string | null
  mayExport: boolean
  dataExport: { status: string } | null
  open: { kind: string }[]
  outcomes: { title: string; outcome: string; why: string }[]
}

/**
 * Registers the contract's tests of a person's privacy choices, the copy of the data, and the request for
 * deletion.
 */
export function privacyContract(make: MakeClient): void {
  describe('privacy', () => {
    let member: ContractClient
    beforeEach(async () => {
      member = await make()
      await ask(member, 'logIn', { input: member.marked.person })
    })
    const own = (by = member) => ask<Shown>(by, 'getPrivacy')
    const wish = (by: ContractClient, email?: string) => ask<Outcome>(by, 'askForDeletion', { email })

    it('keeps the choice not to be sold, and says what becomes of the data', async () => {
      expect((await ask<Shown>(member, 'setDoNotSell', { doNotSell: true })).doNotSell).toBe(true)
      expect((await own()).doNotSell).toBe(true)
      expect((await ask<Shown>(member, 'setDoNotSell', { doNotSell: false })).doNotSell).toBe(false)
      const { outcomes, email } = await own(member.newVisitor())
      expect(email).toBeNull()
      expect(outcomes).toContainEqual(
        expect.objectContaining({ title: 'Your address book', outcome: 'deleted', why: '' }),
      )
    })

    it('makes one copy a day, for members', async () => {
      expect((await own()).mayExport).toBe(true)
      expect((await ask<Outcome>(member, 'askForDataExport')).__typename).toBe('DataExportAsked')
      expect(await own()).toMatchObject({ mayExport: false, dataExport: expect.anything() })
      expect((await ask<Outcome>(member, 'askForDataExport')).__typename).toBe('PrivacyRefused')
    })

    it('mails the link of a deletion to a member’s own address, and to the one that a guest types', async () => {
      const mine = (await own()).email
      expect(await wish(member)).toMatchObject({ __typename: 'DeletionAsked', email: mine })
      const guest = member.newVisitor()
      expect(await wish(guest, 'guest@example.com')).toMatchObject({
        __typename: 'DeletionAsked',
        email: 'guest@example.com',
      })
      expect((await wish(guest, 'no address')).__typename).toBe('PrivacyRefused')
    })

    it('says of a link that ended that it ended', async () => {
      expect(await ask(member, 'getDeletionLink', { token: 'made up' })).toBeNull()
      expect((await ask<Outcome>(member, 'confirmDeletion', { token: 'made up' })).__typename).toBe(
        'DeletionLinkEnded',
      )
      expect((await ask<Outcome>(member, 'takeBackDeletion', { token: 'made up' })).__typename).toBe(
        'DeletionLinkEnded',
      )
    })
  })
}
