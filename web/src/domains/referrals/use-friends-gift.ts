import { useSession } from '../identity/session.tsx'

/** A friend's discount that the viewer can have. `endsAt`: null for visitors, whose days have not begun. */
export type FriendsGift = { from: string; percent: number; endsAt: string | null }

/**
 * Hook: returns the discount (percent), giver and end of the gift that an invitation gives the viewer;
 * undefined without one, and once it was used.
 */
export function useFriendsGift(): FriendsGift | undefined {
  const invitation = useSession().user?.referralInvitation
  if (!invitation?.isGiftOpen) return undefined
  const { from, giftEndsAt, referralCampaign } = invitation
  return { from, percent: referralCampaign.friendRewardAmount, endsAt: giftEndsAt }
}
