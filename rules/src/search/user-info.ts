// The input `userInfo` of listings (specification §7). The session says who asks; the input may repeat it.

/** Who asks for a listing, as the input says it; null and nothing leave it to the session. */
export type UserInfo = { userId?: string | null; visitorId?: number | null }

export const otherUserMessage =
  'userInfo names somebody else than the session. Leave it empty: the session says who asks.'

/** Returns whether an input names another user or visitor than the one who asks. */
export const isOfSomebodyElse = (
  { userId, visitorId }: UserInfo,
  viewer: { userId: string | null; visitorId: number | null },
): boolean =>
  (userId != null && userId !== viewer.userId) || (visitorId != null && visitorId !== viewer.visitorId)
