import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Invitations = {
  code: string
  path: string
  sums: { invited: number; bought: number; expires: string }
  sent: { id: string; name: string; status: string; sentAt: string | null; canRemind: boolean }[]
}
type Answer = Outcome & { invitations: Invitations }

/** Registers the contract's tests of invitations to friends. */
export function referralsContract(make: MakeClient): void {
  describe('referrals', () => {
    let advocate: ContractClient
    beforeEach(async () => {
      advocate = await make()
      await ask(advocate, 'logIn', { input: advocate.marked.person })
    })
    const own = (by = advocate) => ask<Invitations | null>(by, 'getInvitations')
    const send = (email: string, by = advocate) => ask<Answer>(by, 'sendInvitation', { email })

    it('sends one letter to a friend, and says where it stands', async () => {
      const before = (await own())?.sums.invited ?? 0
      expect(await send('not an address')).toMatchObject({ __typename: 'InvitationRefused' })
      const { invitations } = await send('A.Friend@example.com')
      expect(invitations.sums).toMatchObject({ invited: before + 1, expires: 'Never Expires' })
      expect(invitations.sent[0]).toMatchObject({
        name: 'a.friend@example.com',
        status: 'Invitation Sent',
        sentAt: expect.any(String),
        remindedAt: null,
        canRemind: false,
      })
      expect(await send('a.friend@example.com')).toMatchObject({
        __typename: 'InvitationRefused',
        message: 'You invited this friend already.',
      })
      const id = invitations.sent[0]?.id
      expect(await ask<Outcome>(advocate, 'resendInvitation', { id })).toMatchObject({
        __typename: 'InvitationRefused',
      })
    })

    it('shows the gift behind a code to a visitor, who is known by it from then on', async () => {
      const { code = '', path } = (await own()) ?? {}
      expect(path).toBe(`/i/${code}`)
      const visitor = advocate.newVisitor()
      expect(await own(visitor)).toBeNull()
      const gift = (by: ContractClient, given = code) => ask(by, 'getReferralGift', { code: given })
      expect(await gift(visitor)).toMatchObject({ code, isMine: false, isOpen: true })
      expect(await gift(advocate)).toMatchObject({ isMine: true, isOpen: false })
      expect(await gift(visitor, 'nobody-here')).toBeNull()
      await ask(visitor, 'trackVisitor', { input: { referralCode: code } })
      expect((await visitor.run('getUserHuman')).data?.user).toMatchObject({
        referralInvitation: {
          code,
          isReferral: true,
          referralCampaign: { advocateRewardAmount: 4000, friendRewardAmount: 45 },
        },
      })
    })
  })
}
