// The pages of gift cards, for the table of routes.
import type { RouteRow } from './route-row.ts'

export const giftCardRoutes = {
  giftcards: { paths: ['/giftcards'], page: 'gift-cards', lowerCase: true },
  'gift-card-balance': {
    paths: ['/giftcards/balance'],
    page: 'gift-cards',
    frame: 'small-footer',
    lowerCase: true,
    closed: 'What is on a gift card',
  },
  'gift-cards-bought': {
    paths: ['/giftcards/bought'],
    page: 'gift-cards',
    frame: 'small-footer',
    lowerCase: true,
    closed: 'Gift cards you gave',
  },
} as const satisfies Record<string, RouteRow>
