// Alerts of the mocks: those of the demonstration shop.
import type { AlertTarget } from '@hemline/rules/alerts/alerts.ts'

export type MockAlert = {
  id: string
  header: string
  body: string
  action: { label: string; link: string } | null
  tierId?: 'tier_3'
  target: AlertTarget
}

const everybody: AlertTarget = {
  loggedIn: null,
  countries: [],
  roles: [],
  tiers: [],
  hasBought: null,
  hasSold: null,
  flag: null,
  platforms: ['web'],
  fromVersion: null,
  untilVersion: null,
  treatments: [],
}

export const mockAlerts: readonly MockAlert[] = [
  {
    id: '01939bd2-4c11-7a55-8d21-00000000a101',
    header: 'You are a Vit member now',
    body: 'Thank you: few people buy and sell here as you do.\n\nYou see new pieces a day before others, as long as you are a Vit member.',
    action: { label: 'See what is new', link: '/products?sort=newest_first' },
    tierId: 'tier_3',
    target: { ...everybody, loggedIn: true, tiers: ['tier_3'] },
  },
  {
    id: '01939bd2-4c11-7a55-8d21-00000000a102',
    header: 'Every piece here is one of a kind',
    body: 'A piece in your cart is held for you for twenty minutes, and nobody else can buy it meanwhile.',
    action: { label: 'How it works', link: '/concept' },
    target: { ...everybody, treatments: ['welcome_words:b'] },
  },
]
