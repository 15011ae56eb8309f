// Answers about the shop as a whole stand by themselves; questions go by their address.
import type { CachePart } from '../../platform/urql.ts'

const embedded = () => null

export const companyCache: CachePart = {
  keys: {
    ShopFigures: embedded,
    PassedOnImpact: embedded,
    HelpArticle: (one) => String(one.slug),
    HelpLink: embedded,
    ShopMap: embedded,
    ShopMapLetter: embedded,
    ShelfCount: embedded,
    SendContactMessagePayload: embedded,
  },
}
